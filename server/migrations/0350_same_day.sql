-- Word statistics of a day rest on what offers said before it. An offer that said something new on the day counts by its words of before.
alter table offer add column words_since date, add column words_before jsonb;
comment on column offer.words_since is 'The day (UTC) on which title, brand or category last became others; null since the offer was first seen.';
comment on column offer.words_before is 'Title, brand and category until the start of words_since.';

-- A waiting offer is compared anew once the offers of a variant say something else than what it was compared with.
alter table match_candidate add column compared_hash bytea;
comment on column match_candidate.compared_hash is 'SHA-256 of what the variant was compared by; null for those of releases before.';
