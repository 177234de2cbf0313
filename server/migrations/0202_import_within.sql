-- The record that the rows of a file lie in, such as a shop, for kinds of imports that ask for one.
alter table import add column within_id uuid;
