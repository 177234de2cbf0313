-- Versions that came by a migration have no file.
alter table channel_kind_version add column content_hash text;

-- The fields of each version of a kind, filled from its file; a part of a group is named group.part.
create table channel_field (
  kind_version_id uuid not null references channel_kind_version (id),
  name text not null,
  position integer not null check (position >= 0),
  group_name text,
  type text not null check (type in ('text', 'html', 'url', 'image', 'boolean', 'integer', 'decimal', 'money', 'date', 'interval',
    'enum', 'enum_list', 'list', 'quantity', 'gtin', 'country', 'language', 'record')),
  level text not null check (level in ('required', 'when', 'recommended', 'optional')),
  required_when jsonb,
  min_len integer check (min_len >= 0),
  max_len integer check (max_len >= min_len),
  min_items integer check (min_items >= 0),
  max_items integer check (max_items >= min_items),
  pattern text,
  -- The values that it takes, each with what it stands for.
  enum jsonb not null,
  units text[] not null,
  -- The least and the most, for each unit where they differ.
  ranges jsonb not null,
  unique_in_feed boolean not null,
  forbids_placeholder boolean not null,
  severity text not null check (severity in ('error', 'warning')),
  -- Who can put a fault right.
  resolution text not null default 'merchant_action' check (resolution in ('merchant_action', 'channel_action')),
  documentation text,
  -- Facts that the document does not state: a row that misses them is only warned of.
  unconfirmed text[] not null,
  default_expression jsonb,
  primary key (kind_version_id, name),
  unique (kind_version_id, position),
  foreign key (kind_version_id, group_name) references channel_field (kind_version_id, name),
  check ((level = 'when') = (required_when is not null))
);
create trigger channel_field_is_final before update or delete on channel_field
  for each row execute function refuse_change_of_kind();
