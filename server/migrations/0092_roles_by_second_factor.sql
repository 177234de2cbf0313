-- The list of roles tells those apart that ask for a second factor.
create index role_second_factor_index on role (requires_second_factor, name, id);
