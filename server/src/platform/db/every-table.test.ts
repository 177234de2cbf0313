import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { blobReferrers } from '../storage/index.ts';
import { testDatabase } from '../../testing/index.ts';

const { db } = await testDatabase();

/** Why the rows of a table are held to nobody by the database (decision 017). */
const withoutPolicies: Record<string, readonly string[]> = {
  'Engines write it all the time, it is searched by names and addresses, and code shows it by the shop or brand of its crawler, grabber or product':
    [
      'crawl_run',
      'crawl_run_page',
      'crawl_run_tally',
      'crawler',
      'crawler_config',
      'excavation_item',
      'excavation_run',
      'excavator',
      'excavator_config',
      'grab_item',
      'grab_loss',
      'grab_run',
      'grabber',
      'grabber_config',
      'replay_page',
      'page',
      'page_fetch',
      'proposal',
    ],
  'Shops and what they have are searched by name, and joined to every offer': [
    'shop',
    'shop_brand',
    'shop_probe',
    'shop_product',
  ],
  'Evidence of an offer, read through it and added by engines': [
    'offer_page',
    'offer_property_name',
    'offer_reading',
    'offer_snapshot',
    'price_point',
    'waiting_key',
  ],
  'Reckoned from the catalogue and its offers by triggers and engines, and joined to searches': [
    'completeness',
    'completeness_basis',
    'completeness_retired',
    'match_candidate',
    'match_key',
    'match_label',
    'matcher_model',
    'product_name',
    'product_search_word',
  ],
  'Shipped by migrations, the same for everybody': ['channel_field', 'channel_kind', 'channel_kind_version'],
  'Bytes and pictures that belong to nobody': ['avatar', 'avatar_size', 'blob', 'blob_removal', 'media'],
  'People are found by name in every list that names them, and a role is locked by anyone who takes a name or a right':
    ['app_user', 'role'],
  'What many records are done for outlives its person, and every worker takes up every run': [
    'bulk_job',
    'bulk_job_row',
  ],
  'How people want lists to look goes into the bin, and back, with a view that somebody else shares': ['list_layout'],
  'The trail is held by rights instead: nobody takes an entry out or changes one': [
    'audit_block',
    'change',
    'change_seal',
  ],
  'Counted before anybody is known, by a hash or an address that may be nobody’s': [
    'api_key_quota',
    'link_request',
    'login_attempt',
  ],
  'Ids and names of fields alone, told by anyone who changes a record and read by engines': [
    'outbox',
    'outbox_aside',
    'outbox_cursor',
    'feed_dirty',
    'listing_dirty',
  ],
  'Of the installation': [
    'backlog',
    'byte_collection',
    'byte_sweep',
    'held_bytes',
    'host',
    'installation_fact',
    'name_order',
    'record_manifest',
    'retention_month',
    'retention_run',
    'schema_migration',
    'setting_epoch',
    'storage_figure',
  ],
};

it('holds the rows of every table to somebody, or has a reason why not', async () => {
  const { rows } = await sql<{ name: string; isHeld: boolean }>`
    select relname as name, relrowsecurity as "isHeld" from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`.execute(
    db,
  );
  const excused = Object.values(withoutPolicies).flat();
  expect(rows.filter(({ isHeld }) => !isHeld).map(({ name }) => name)).toEqual(excused.toSorted());
});

it('looks at every column that leads to stored bytes before these go', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c join pg_class t on t.oid = c.table_name::regclass
    where c.table_schema = 'public' and c.column_name ~ 'blob_sha256$' and t.relkind in ('r', 'p') and not t.relispartition
    union
    select c.conrelid::regclass::text, a.attname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'blob'::regclass order by 1`.execute(db);
  expect(rows).toEqual(blobReferrers);
});
