import { printGtin } from '@quarry/contracts/gtin';
import { blockingKeys } from '@quarry/matching';
import { sql } from 'kysely';
import { type Db, withTransaction } from '../../../platform/db/index.ts';
import { partNumberKey } from '../catalogue.ts';
import { refreshSearchTexts } from '../catalogue-refresh.store.ts';
import { refreshCompleteness } from '../completeness.store.ts';
import { identifierKinds } from '../product.ts';
import { shownOf } from '../shown-text.ts';
import type { Random } from './random.ts';

export const contentLocales = ['en', 'de', 'fr', 'pt'];

/** The attributes that values are drawn for, with what they take. */
export const drawnAttributes = [
  { code: 'name', number: 1, isLocalized: true, isVariantLevel: false },
  { code: 'description', number: 2, isLocalized: true, isVariantLevel: false },
  { code: 'brand', number: 3, isLocalized: false, isVariantLevel: false },
  { code: 'category', number: 4, isLocalized: false, isVariantLevel: false },
  { code: 'gtin', number: 6, isLocalized: false, isVariantLevel: true },
  { code: 'mpn', number: 7, isLocalized: false, isVariantLevel: true },
  { code: 'sku', number: 16, isLocalized: false, isVariantLevel: true },
  { code: 'color', number: 8, isLocalized: true, isVariantLevel: true },
  { code: 'size', number: 9, isLocalized: false, isVariantLevel: true },
  { code: 'material', number: 10, isLocalized: true, isVariantLevel: false },
  { code: 'pack_size', number: 12, isLocalized: false, isVariantLevel: true },
] as const;
export type DrawnAttribute = (typeof drawnAttributes)[number];

const drawnAt = '2026-05-01T08:00:00Z';
const times = { created_at: drawnAt, updated_at: drawnAt };

type Row = Record<string, unknown>;
type DrawnProduct = { id: string; variantIds: string[] };
type DrawnOffer = { id: string; shopId: string; locale: string; variantId: string };

/** Products with offers, and what they refer to, as rows of their tables. */
export type ProductWorld = {
  brands: readonly string[];
  categories: readonly string[];
  shops: readonly string[];
  products: readonly DrawnProduct[];
  rows: readonly (readonly [table: string, rows: readonly Row[]])[];
};

export const gtins = Array.from({ length: 12 }, (_, index) => gtinOf(`400638133${String(index * 7).padStart(3, '0')}`));
export const partNumbers = ['DS-224', 'hx 90', 'AB12-C', '7731', 'kl.55', 'DS224'];

function gtinOf(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `0${digits}${(10 - (sum % 10)) % 10}`;
}

const words = ['Lamp', 'Bright', 'Oak', 'Chair', 'Kettle', 'Red', 'Größe', 'Set', '2000', 'Trail', 'Nova', 'HX-90'];

/** A value that an attribute can have. */
export function drawValue(
  random: Random,
  { code }: DrawnAttribute,
  world: Pick<ProductWorld, 'brands' | 'categories'>,
) {
  if (code === 'brand') return random.pick(world.brands);
  if (code === 'category') return random.pick(world.categories);
  if (code === 'gtin') return random.pick(gtins);
  if (code === 'mpn' || code === 'sku') return random.pick(partNumbers);
  if (code === 'pack_size') return random.between(1, 6);
  return Array.from({ length: random.between(1, 4) }, () => random.pick(words)).join(' ');
}

/** Draws a world of products: offers state values, of which some hold, some are locked, and some gave way to a hand. */
export function drawProducts(random: Random, count: number): ProductWorld {
  const brands = Array.from({ length: 4 }, random.id);
  const categories = Array.from({ length: 4 }, random.id);
  const lostCategory = random.id();
  const shops = Array.from({ length: 3 }, random.id);
  const all = Array.from({ length: count }, () => {
    const product = { id: random.id(), variantIds: Array.from({ length: random.between(1, 2) }, random.id) };
    const drawn = drawProduct(random, product, { shops, world: { brands, categories: [...categories, lostCategory] } });
    const row = productRow(random, product, { ...drawn, lostCategory });
    return { ...drawn, product, row, identifiers: identifiersOf(random, drawn, brands), keys: keysOf(product, drawn) };
  });
  // What a hand typed over an offer's word is one row, of the hand.
  const identifiers = all
    .flatMap((one) => one.identifiers)
    .toSorted((left) => (left.source_kind === 'manual' ? -1 : 1));
  const rows: ProductWorld['rows'] = [
    ['brand', brands.map((id, index) => ({ id, name: `Brand ${index}`, slug: id, name_key: id }))],
    ['category', [...categories, lostCategory].map((id) => categoryRow(id, id === lostCategory))],
    ['shop', shops.map((id) => ({ id, name: 'Shop', slug: id, url: `https://${id}.example/`, kind: 'observed' }))],
    ['product', all.map(({ row }) => row)],
    ['variant', all.flatMap(({ product }) => variantRows(product))],
    ['offer', all.flatMap(({ offers }) => offers)],
    ['product_value', all.flatMap(({ winners }) => winners)],
    ['product_value_alternative', all.flatMap(({ alternatives }) => alternatives)],
    ['variant_identifier', identifiers],
    ['match_key', all.flatMap(({ keys }) => keys)],
  ];
  return { brands, categories, shops, products: all.map(({ product }) => product), rows };
}

/** Inserts the world as it was drawn; search texts and completeness follow as engines keep them. */
export function insertWorld(db: Db, { rows, products, shops }: ProductWorld): Promise<void> {
  return withTransaction(db, async (tx) => {
    for (const [table, values] of rows) {
      const [first] = values;
      if (!first) continue;
      const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb) on conflict do nothing`.execute(
        tx,
      );
    }
    const trusted = JSON.stringify([{ kind: 'offer', shopId: shops[1] }, { kind: 'offer' }]);
    await sql`update attribute set survivorship = ${trusted}::jsonb where code in ('color', 'size', 'mpn')`.execute(tx);
    const ids = products.map(({ id }) => id);
    await refreshSearchTexts(tx, ids);
    await refreshCompleteness(tx, ids, new Date(0));
  });
}

function variantRows({ id, variantIds }: DrawnProduct): Row[] {
  return variantIds.map((variantId, position) => ({ id: variantId, product_id: id, position, name: '', ...times }));
}

function categoryRow(id: string, isLost: boolean): Row {
  return { id, names: { en: 'Category' }, slugs: { en: id }, deleted_at: isLost ? '2026-01-01T00:00:00Z' : null };
}

type Drawn = { offers: Row[]; winners: ValueRow[]; alternatives: ValueRow[] };
type ValueRow = {
  product_id: string;
  variant_id: string | null;
  attribute_id: string;
  locale: string;
  value: unknown;
  source_kind: 'manual' | 'offer';
  offer_id: string | null;
  is_locked?: boolean;
  reason?: string;
};

function drawProduct(
  random: Random,
  product: DrawnProduct,
  { shops, world }: { shops: readonly string[]; world: Pick<ProductWorld, 'brands' | 'categories'> },
): Drawn {
  const drawn: Drawn = { offers: [], winners: [], alternatives: [] };
  const offers = shops.flatMap((shopId, index): DrawnOffer[] => {
    if (!random.chance(0.6)) return [];
    const locale = ['en', 'de', 'sv'][index] ?? 'en';
    return [{ id: random.id(), shopId, locale, variantId: random.pick(product.variantIds) }];
  });
  drawn.offers = offers.map(({ id, shopId, variantId }) => offerRow(id, { shopId, variantId, productId: product.id }));
  // The SKU of a shop is none of the product's.
  const told = drawnAttributes.filter(({ code }) => code !== 'sku');
  const stated = offers.flatMap((offer) =>
    told.flatMap((attribute) =>
      attribute.code === 'name' || random.chance(0.6)
        ? [offerValue(random, product, offer, { attribute, value: drawValue(random, attribute, world) })]
        : [],
    ),
  );
  const byHand = drawnAttributes.flatMap((attribute) => {
    const isNeeded = attribute.code === 'name' && offers.length === 0;
    if (!isNeeded && !random.chance(0.35)) return [];
    const [variantId, value] = [random.pick(product.variantIds), drawValue(random, attribute, world)];
    const locale = attribute.isLocalized ? random.pick(contentLocales) : '';
    return [handValue(random, product, { attribute, variantId, locale, value })];
  });
  const placeOf = ({ attribute_id, locale, variant_id }: ValueRow) => `${attribute_id} ${locale} ${variant_id}`;
  for (const here of Map.groupBy([...byHand, ...stated], placeOf).values()) {
    const [first, ...others] = here;
    if (!first) continue;
    drawn.winners.push({ ...first, is_locked: random.chance(0.15) });
    const held = first.source_kind === 'manual' && random.chance(0.6) ? others[0] : undefined;
    const reasons = ['less_trusted', 'agrees', 'set_by_hand', 'locked'];
    drawn.alternatives.push(
      ...others.map((row) => ({ ...row, reason: row === held ? 'held_before' : random.pick(reasons) })),
    );
  }
  return drawn;
}

function offerRow(id: string, { shopId, variantId, productId }: Record<'shopId' | 'variantId' | 'productId', string>) {
  const hanging = { product_id: productId, variant_id: variantId, match_state: 'matched' };
  const seen = { first_seen_at: drawnAt, last_seen_at: drawnAt, last_changed_at: drawnAt };
  return { id, shop_id: shopId, offer_key: id, origin: 'observed', ...hanging, ...seen, title: 'An offer' };
}

type DrawnValue = { attribute: DrawnAttribute; value: unknown };

function offerValue(random: Random, product: DrawnProduct, offer: DrawnOffer, { attribute, value }: DrawnValue) {
  return {
    ...placed(random, product, { attribute, variantId: offer.variantId, value }),
    locale: attribute.isLocalized ? offer.locale : '',
    source_kind: 'offer' as const,
    offer_id: offer.id,
    snapshot_id: random.id(),
    snapshot_at: drawnAt,
    snapshot_field: attribute.code,
    confidence: random.between(1, 9) / 10,
  };
}

function handValue(
  random: Random,
  product: DrawnProduct,
  { locale, ...drawn }: DrawnValue & { variantId: string; locale: string },
) {
  const noSource = { offer_id: null, snapshot_id: null, snapshot_at: null, snapshot_field: null, confidence: 1 };
  return { ...placed(random, product, drawn), locale, source_kind: 'manual' as const, ...noSource };
}

function placed(
  random: Random,
  { id }: DrawnProduct,
  { attribute, variantId, value }: DrawnValue & { variantId: string },
) {
  const variant_id = attribute.isVariantLevel ? variantId : null;
  return {
    id: random.id(),
    product_id: id,
    variant_id,
    attribute_id: idOfAttribute(attribute.number),
    value,
    ...times,
  };
}

function idOfAttribute(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

const numberOf = new Map<string, number>(drawnAttributes.map(({ code, number }) => [code, number]));
const valuesOf = (rows: readonly ValueRow[], code: DrawnAttribute['code']) =>
  rows.filter((row) => row.attribute_id === idOfAttribute(numberOf.get(code) ?? 0));

function shown(winners: readonly ValueRow[], code: 'name' | 'description' | 'brand' | 'category'): string | null {
  const value = shownOf(valuesOf(winners, code), contentLocales)?.value;
  return typeof value === 'string' ? value : null;
}

function productRow(
  random: Random,
  { id }: DrawnProduct,
  { winners, lostCategory }: Drawn & { lostCategory: string },
): Row {
  const category = shown(winners, 'category');
  return {
    id,
    name: shown(winners, 'name'),
    slug: id,
    description: shown(winners, 'description'),
    brand_id: shown(winners, 'brand'),
    category_id: category === lostCategory ? null : category,
    status: 'DRAFT',
    search_text: '',
    offer_count: 0,
    shop_count: 0,
    variant_count: 1,
    completeness: 0,
    tags: random.chance(0.3) ? ['new', 'sale'] : [],
    ...times,
    version: random.between(1, 4),
  };
}

/** What identifies the variants; an identifier that a hand typed over an offer's word keeps that offer. */
function identifiersOf(random: Random, { winners, alternatives }: Drawn, brands: readonly string[]): Row[] {
  const brandScope = shown(winners, 'brand') ?? brands[0];
  return identifierKinds.flatMap((kind) => {
    const all = valuesOf([...alternatives, ...winners], kind);
    return all.map(({ variant_id, source_kind, offer_id, value }) => {
      const display = kind === 'gtin' ? printGtin(String(value)) : String(value);
      const stated = all.find((other) => other.source_kind === 'offer' && other.value === value);
      return {
        id: random.id(),
        variant_id,
        kind,
        value: kind === 'gtin' ? value : partNumberKey(String(value)),
        display,
        scope: kind === 'gtin' ? '' : brandScope,
        status: 'valid',
        source_kind,
        offer_id: offer_id ?? stated?.offer_id ?? null,
        created_at: drawnAt,
      };
    });
  });
}

/** The keys by which the product is found through its offers, and by its own name. */
function keysOf({ id, variantIds }: DrawnProduct, { winners, alternatives, offers }: Drawn): Row[] {
  const said = [...winners, ...alternatives];
  const named = offers.map((offer) => {
    const own = said.filter((row) => row.offer_id === offer.id);
    const text = (code: 'name' | 'gtin' | 'mpn') => valuesOf(own, code).map(({ value }) => String(value))[0];
    return { title: text('name') ?? '', gtin: text('gtin'), mpn: text('mpn'), variant_id: offer.variant_id };
  });
  const itself = { title: shown(winners, 'name') ?? '', gtin: undefined, mpn: undefined, variant_id: variantIds[0] };
  return [...named, itself].flatMap(({ title, gtin, mpn, variant_id }) =>
    blockingKeys({ id, title, ...(gtin !== undefined && { gtin }), ...(mpn !== undefined && { mpn }) }).map(
      ({ kind, key }) => ({ kind, key, variant_id, product_id: id }),
    ),
  );
}
