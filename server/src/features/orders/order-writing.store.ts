import type { ContactDraft, OrderAxes, OrderSums } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { plainKey } from '../../platform/search-keys.ts';
import type { OrderKey } from './order-key.ts';
import type { NewLine } from './order.ts';

export type NewOrder = {
  id: string;
  shopId: string;
  channelId: string;
  source: 'api' | 'import' | 'draft';
  externalId: string | null;
  contentHash: Buffer | null;
  customerId: string | null;
  locale: string;
  currency: string;
  pricesWithTax: boolean;
  totalsDiffer: boolean;
  shipCountry: string | null;
  sums: OrderSums;
  axes: OrderAxes;
};

/** Inserts an order as a draft; placing it is a step of its own. */
export async function insertOrder(tx: Tx, order: NewOrder, now: Date): Promise<void> {
  const { id, shopId, channelId, source, externalId, contentHash, customerId, locale, currency } = order;
  const { pricesWithTax, totalsDiffer, shipCountry, sums, axes } = order;
  await sql`
    insert into "order" (id, shop_id, channel_id, source, external_id, content_hash, customer_id, locale, currency, prices_with_tax,
      status, payment_status, fulfilment_status, return_status, item_count, net_minor, tax_minor, gross_minor, discount_minor,
      shipping_minor, outstanding_minor, totals_differ, ship_country, created_at, updated_at)
    values (${id}, ${shopId}, ${channelId}, ${source}, ${externalId}, ${contentHash}, ${customerId}, ${locale}, ${currency},
      ${pricesWithTax}, 'DRAFT', ${axes.paymentStatus}, ${axes.fulfilmentStatus}, ${axes.returnStatus}, ${sums.itemCount}, ${sums.net},
      ${sums.tax}, ${sums.gross}, ${sums.discountMinor}, ${sums.shippingMinor}, ${axes.outstandingMinor}, ${totalsDiffer},
      ${shipCountry}, ${now}, ${now})`.execute(tx);
}

export type ChangedDraft = Pick<
  NewOrder,
  'customerId' | 'locale' | 'currency' | 'pricesWithTax' | 'shipCountry' | 'sums' | 'axes'
> & { revision: number };

/** A draft as it is said anew; of another revision the contacts are inserted beside the older ones. */
export async function updateDraftRow(
  tx: Tx,
  id: string,
  { customerId, locale, currency, pricesWithTax, shipCountry, sums, axes, revision }: ChangedDraft,
  now: Date,
): Promise<void> {
  await sql`
    update "order" set customer_id = ${customerId}, locale = ${locale}, currency = ${currency}, prices_with_tax = ${pricesWithTax},
      ship_country = ${shipCountry}, item_count = ${sums.itemCount}, net_minor = ${sums.net}, tax_minor = ${sums.tax}, gross_minor = ${sums.gross}, discount_minor = ${sums.discountMinor},
      shipping_minor = ${sums.shippingMinor}, outstanding_minor = ${axes.outstandingMinor}, revision = ${revision},
      updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Replaces the lines of an order. */
export async function putLines(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  lines: readonly NewLine[],
): Promise<void> {
  await sql`delete from order_line where shop_id = ${shopId} and order_id = ${id}`.execute(tx);
  const rows = lines.map((line, position) => ({ id: newId(), position, ...line, ships: line.kind === 'item' }));
  await sql`
    insert into order_line (id, shop_id, order_id, position, kind, external_id, product_id, variant_id, listing_id, link, title, sku,
      gtin, options, image_ref, quantity, unit_minor, list_unit_minor, discount_minor, tax_rate_ppm, tax_name, net_minor, tax_minor,
      gross_minor, price_reason, ships)
    select r.id, ${shopId}, ${id}, r.position, r.kind, r."externalId", r."productId", r."variantId", r."listingId", r.link, r.title,
      r.sku, r.gtin, r.options, r."imageRef", r.quantity, r."unitMinor", r."listUnitMinor", r."discountMinor", r."taxRatePpm",
      r."taxName", r."netMinor", r."taxMinor", r."grossMinor", r."priceReason", r.ships
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, position integer, kind text, "externalId" text,
      "productId" uuid, "variantId" uuid, "listingId" uuid, link text, title text, sku text, gtin text, options jsonb, "imageRef" text,
      quantity integer, "unitMinor" bigint, "listUnitMinor" bigint, "discountMinor" bigint, "taxRatePpm" integer, "taxName" text,
      "netMinor" bigint, "taxMinor" bigint, "grossMinor" bigint, "priceReason" text, ships boolean)`.execute(tx);
  const discounts = rows.flatMap((line) =>
    line.discounts.map((discount, position) => ({ lineId: line.id, position, ...discount })),
  );
  if (discounts.length === 0) return;
  await sql`
    insert into order_line_discount (order_line_id, position, shop_id, discount_id, code, label, amount_minor)
    select r."lineId", r.position, ${shopId}, r."discountId", r.code, r.label, r."amountMinor"
    from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb) as r ("lineId" uuid, position integer, "discountId" uuid, code text,
      label text, "amountMinor" bigint)`.execute(tx);
}

type Contacts = { billing: ContactDraft | null; shippingTo: ContactDraft | null };

/** The contacts of a revision of an order. */
export async function insertContacts(
  tx: Tx,
  { id, shopId, revision }: { id: string; shopId: string; revision: number },
  { billing, shippingTo }: Contacts,
): Promise<void> {
  const rows = [
    ...(billing ? [{ role: 'billing', ...billing }] : []),
    ...(shippingTo ? [{ role: 'shipping', ...shippingTo }] : []),
  ];
  for (const { role, name, company, email, phone, lines, postcode, city, region, country } of rows)
    await sql`
      insert into order_contact (shop_id, order_id, role, revision, name, company, email, phone, lines, postcode, city, region, country)
      values (${shopId}, ${id}, ${role}, ${revision}, ${name}, ${company}, ${email}, ${phone}, ${lines}, ${postcode}, ${city},
        ${region}, ${country})`.execute(tx);
}

/** Replaces what an order is found by. */
export async function putKeys(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  keys: readonly OrderKey[],
  at: Date,
): Promise<void> {
  await sql`delete from order_key where shop_id = ${shopId} and order_id = ${id} and kind <> 'tracking'`.execute(tx);
  await sql`
    insert into order_key (shop_id, order_id, placed_at, kind, key)
    select ${shopId}, ${id}, ${at}, r.kind, r.key from unnest(${keys.map(({ kind }) => kind)}::text[],
      ${keys.map(({ key }) => key)}::text[]) as r (kind, key)`.execute(tx);
}

export type NewEvent = { kind: string; data?: object; note?: string | null };

/** Adds to what happened to an order; resolves with the id of the event. */
export async function addEvent(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  { actor }: { actor: Actor },
  { kind, data = {}, note = null }: NewEvent,
  now: Date,
): Promise<string> {
  const eventId = newId();
  const [actorKind, actorId] =
    actor.kind === 'user'
      ? ['user', actor.userId]
      : actor.kind === 'channel'
        ? ['channel', actor.channelId]
        : ['system', null];
  await sql`
    insert into order_event (id, shop_id, order_id, at, kind, actor_kind, actor_id, data, note)
    values (${eventId}, ${shopId}, ${id}, ${now}, ${kind}, ${actorKind}, ${actorId}, ${JSON.stringify(data)}::jsonb, ${note})`.execute(
    tx,
  );
  return eventId;
}

/** The last number of a shop, which nobody else takes until the transaction ends: the last write of an order. */
export async function takeNumber(tx: Tx, shopId: string): Promise<{ number: number; text: string }> {
  const { rows } = await sql<{ number: number; text: string }>`
    insert into order_sequence as s (shop_id, next) values (${shopId}, 1002)
    on conflict (shop_id) do update set next = s.next + 1
    returning next - 1 as number, replace(format, '{number}', (next - 1)::text) as text`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error(`The shop ${shopId} gave no number to an order.`);
  return taken;
}

/** Makes a draft an order: with its number, on the day that the shop's own calendar has. */
export async function setPlaced(
  tx: Tx,
  id: string,
  { number, text }: { number: number; text: string },
  axes: OrderAxes,
  { placedAt, now }: { placedAt: Date; now: Date },
): Promise<void> {
  await sql`
    with found as (
      insert into order_key (shop_id, order_id, placed_at, kind, key)
      select shop_id, id, ${placedAt}, 'number', ${plainKey(text)} from "order" where id = ${id} on conflict do nothing),
    moved as (update order_key set placed_at = ${placedAt} where order_id = ${id} and placed_at <> ${placedAt})
    update "order" o set status = 'OPEN', number = ${number}, number_text = ${text}, placed_at = ${placedAt},
      placed_on = (${placedAt}::timestamptz at time zone s.time_zone)::date, payment_status = ${axes.paymentStatus},
      fulfilment_status = ${axes.fulfilmentStatus}, return_status = ${axes.returnStatus}, outstanding_minor = ${axes.outstandingMinor},
      updated_at = ${now}, version = o.version + 1
    from shop s where s.id = o.shop_id and o.id = ${id}`.execute(tx);
}

/** What stands under an external id of a channel; anyone who sends the same one at once waits until the transaction ends. */
export async function claimExternalId(
  tx: Tx,
  channelId: string,
  externalId: string,
): Promise<{ id: string; contentHash: Buffer | null } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order:${channelId}:${externalId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string; contentHash: Buffer | null }>`
    select id, content_hash as "contentHash" from "order" where channel_id = ${channelId} and external_id = ${externalId}`.execute(
    tx,
  );
  return rows[0];
}

/** Puts orders of a shop whose zone is another now on the day that they have there, at most so many; resolves with their number. */
export async function restatePlacedDays(tx: Tx, shopId: string, most: number): Promise<number> {
  const moved = await sql`
    update "order" o set placed_on = d.day from (
      select p.id, (p.placed_at at time zone s.time_zone)::date as day from "order" p join shop s on s.id = p.shop_id
      where p.shop_id = ${shopId} and p.placed_on <> (p.placed_at at time zone s.time_zone)::date limit ${most}) d
    where o.id = d.id returning o.id`.execute(tx);
  return moved.rows.length;
}
