-- A product that a person named or gave an identifier is told to excavators, which look again at the offers that wait for such a one.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('page_fetched', 'snapshot_created', 'offer_changed', 'brand_changed', 'product_keyed'));
