-- Sessions that are long over are cleared away by the sign-ins that follow.
create index session_expiry_index on session (expires_at);
