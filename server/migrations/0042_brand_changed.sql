-- A brand that gets another name is told to products, whose search texts name it. "product_changed" never had a consumer.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('page_fetched', 'snapshot_created', 'offer_changed', 'brand_changed'));
