-- Finds products whose completeness was counted when other attributes were basics: the worker counts them anew.
create index completeness_required_index on completeness (required) where channel_id is null;
