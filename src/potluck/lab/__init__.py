"""Matches in bulk: runs kept as Parquet rows, their analysis, tuning and HTML reports. Needs `potluck[lab]`."""
