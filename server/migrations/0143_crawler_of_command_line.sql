-- `quarry crawl` has a crawler of its own for each shop. It was found by its name, which people may give to theirs as well.
alter table crawler add column is_of_command_line boolean not null default false;
update crawler set is_of_command_line = true where id in (
  select distinct on (c.shop_id) c.id from crawler c
  join change h on h.entity = 'crawler' and h.entity_id = c.id and h.action = 'created' and h.cause = 'command_line'
  where c.state <> 'archived' order by c.shop_id, (c.state = 'active') desc, c.created_at desc);
create unique index crawler_of_command_line_index on crawler (shop_id) where is_of_command_line and state <> 'archived';
