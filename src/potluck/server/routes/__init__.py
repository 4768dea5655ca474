"""REST routes. The functions' names and docstrings go into the OpenAPI document, so they are part of the interface."""
