-- Filters of the offer list by a few words: a rare word is found and then sorted, a frequent one is met soon on the way through the
-- order asked for. The title behind the word was used for neither, and made each of these indexes fifteen times as large.
drop index offer_match_state_index, offer_state_index, offer_availability_index, offer_price_state_index;
create index offer_match_state_index on offer (match_state);
create index offer_state_index on offer (state);
create index offer_availability_index on offer (availability);
create index offer_price_state_index on offer (price_state);
