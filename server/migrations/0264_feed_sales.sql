-- Which discounts ran on the channel, and in which versions, when its rows were last marked for them.
alter table channel_feed add column sales_hash bytea;
