"""The lab: matches in bulk, kept as rows, and pages that say what the rows mean. Needs `potluck[lab]`."""
