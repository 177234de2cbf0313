-- After an upgrade whose extractor reads pages differently, the stored pages of each pages grabber are read again in the background, once.

-- Present for a replay that nobody asked for: the version of the extractor for which it was opened.
alter table grab_run add column extractor_version text;
-- The version of the extractor up to which its stored readings were seen to; a run is opened where it is another one.
alter table grabber add column read_again_for text;
