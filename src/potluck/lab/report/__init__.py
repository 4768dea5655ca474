"""HTML reports of runs, comparisons and tunings: pages, plots, chapters and example matches."""
