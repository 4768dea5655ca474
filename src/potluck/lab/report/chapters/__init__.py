"""The chapters of a report, a module each: `tell` gives the chapter and adds to what is found at a glance."""
