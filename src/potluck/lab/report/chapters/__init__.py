"""The chapters of a run's report, one module for each topic.

`build_chapters` of a module returns its chapters and appends to the findings at the top of the page.
"""
