"""Matches in bulk: runs kept as Parquet rows, their analysis, comparison, tuning and HTML reports."""
