-- Devices that nobody has signed in from for long are forgotten, the oldest first.
create index known_device_last_used_index on known_device (last_used_at);
