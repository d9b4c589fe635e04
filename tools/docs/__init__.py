"""Pages made from the source: what the C header and the Python façade say of themselves."""
