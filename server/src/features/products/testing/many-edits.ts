import type { ProductDraft } from '@quarry/contracts/products';
import { sql } from 'kysely';
import type { ChangeOrigin } from '../../../platform/audit/index.ts';
import { systemActor } from '../../../platform/auth/index.ts';
import { withTransaction } from '../../../platform/db/index.ts';
import { onlyOne } from '../../../platform/only-one.ts';
import type { TestApi } from '../../../testing/index.ts';
import { findAllAttributes } from '../../attributes/index.ts';
import type { NamedEdit } from '../product-edit.ts';
import { createProduct, createProductsWith, type ProductToCreate } from '../product.commands.ts';
import { findProductsForUpdate } from '../product.store.ts';
import { restoreValuesOf, saveValuesOf, setProductValue } from '../product-value.commands.ts';
import { valueKey } from '../value-key.ts';
import {
  contentLocales,
  type DrawnAttribute,
  drawnAttributes,
  drawValue,
  gtins,
  type ProductWorld,
} from './product-world.ts';
import type { Random } from './random.ts';

/** Values of one product that are saved together, by whatever path. */
export type Edit = { productId: string; edits: readonly NamedEdit[]; tags?: readonly string[]; version?: number };
/** What is saved in one set: edits of products, each named once, and products to be made. */
export type EditSet = { edits: readonly Edit[]; created: readonly ProductToCreate[] };

type Deps = TestApi['deps'];
const origin: ChangeOrigin = { actor: systemActor, cause: 'command_line' };

/** Draws a set for products as they are now; some edits are built on what is there no more, some would leave nothing of a name. */
export async function drawSet(random: Random, deps: Deps, world: ProductWorld, most: number): Promise<EditSet> {
  const chosen = new Set(Array.from({ length: random.between(1, most) }, () => random.pick(world.products)));
  const held = await heldValues(
    deps,
    [...chosen].map(({ id }) => id),
  );
  const edits = [...chosen].map(({ id, variantIds }): Edit => {
    const own = held.filter(({ productId }) => productId === id);
    const drawn = Array.from({ length: random.between(1, 4) }, () =>
      drawEdit(random, world, { variantIds, held: own }),
    );
    const version = own[0]?.productVersion ?? 1;
    return {
      productId: id,
      edits: drawn,
      ...(random.chance(0.15) && { tags: random.pick([[], ['sale'], ['new', 'b,c']]) }),
      ...(random.chance(0.15) && { version: random.chance(0.7) ? version : version + 1 }),
    };
  });
  const created = random.chance(0.3)
    ? Array.from({ length: random.between(1, 3) }, () => drawProduct(random, world))
    : [];
  return { edits, created };
}

type Held = {
  productId: string;
  productVersion: number;
  code: string;
  variantId: string | null;
  locale: string;
  value: unknown;
  version: number;
  isByHand: boolean;
  heldBefore: unknown;
};

async function heldValues({ db }: Deps, ids: readonly string[]): Promise<Held[]> {
  const found = await sql<Held>`
    select p.id as "productId", p.version as "productVersion", a.code, v.variant_id as "variantId", v.locale, v.value, v.version,
      v.source_kind = 'manual' as "isByHand",
      (select o.value from product_value_alternative o where o.product_id = v.product_id and o.attribute_id = v.attribute_id
        and o.locale = v.locale and o.variant_id is not distinct from v.variant_id and o.reason = 'held_before' limit 1) as "heldBefore"
    from product p join product_value v on v.product_id = p.id join attribute a on a.id = v.attribute_id
    where p.id = any(${ids}::uuid[]) order by p.id, a.position, v.locale, v.variant_id`.execute(db);
  return found.rows;
}

function drawEdit(
  random: Random,
  world: ProductWorld,
  { variantIds, held }: { variantIds: readonly string[]; held: readonly Held[] },
): NamedEdit {
  const byHand = held.filter(({ isByHand }) => isByHand);
  if (byHand.length > 0 && random.chance(0.2)) {
    const { code, variantId, locale, heldBefore } = random.pick(byHand);
    const value = code === 'category' || random.chance(0.4) ? null : heldBefore;
    return { code, variantId, locale, value: value ?? null, isRevert: true };
  }
  const attribute = random.pick(drawnAttributes);
  const { code, isLocalized, isVariantLevel } = attribute;
  const variantId = isVariantLevel ? random.pick(variantIds) : null;
  const locale = isLocalized && random.chance(0.6) ? random.pick(contentLocales) : undefined;
  const value = random.chance(0.3) ? null : drawValue(random, attribute, world);
  const edit = { code, variantId, value, ...(locale !== undefined && { locale }) };
  if (!random.chance(0.15)) return edit;
  const there = held.find((one) => one.code === code && one.variantId === variantId && one.locale === (locale ?? ''));
  const [seen, version] = [there?.value ?? null, there?.version ?? null];
  return {
    ...edit,
    base: random.chance(0.5) ? { value: random.chance(0.8) ? seen : 'another' } : { value: seen, version },
  };
}

function drawProduct(random: Random, world: ProductWorld): ProductToCreate {
  const [name, description, , , , mpn, sku, ...further] = drawnAttributes;
  const text = (attribute: DrawnAttribute) => String(drawValue(random, attribute, world));
  const draft: ProductDraft = {
    name: text(name),
    description: random.chance(0.5) ? text(description) : null,
    brandId: random.chance(0.1) ? random.id() : random.pick([null, ...world.brands]),
    categoryId: random.pick([null, ...world.categories]),
    tags: random.pick([[], ['new']]),
    gtin: random.chance(0.2) ? '123' : random.pick([null, ...gtins.map((gtin) => gtin.slice(1))]),
    mpn: random.chance(0.5) ? text(mpn) : null,
    sku: random.chance(0.5) ? text(sku) : null,
  };
  const values = further.flatMap((attribute): NamedEdit[] =>
    random.chance(0.5)
      ? [{ code: attribute.code, value: drawValue(random, attribute, world), locale: random.pick([undefined, 'de']) }]
      : [],
  );
  return { id: random.id(), draft, values: random.chance(0.5) ? values : [] };
}

/** Saves a set as one; resolves with what became of each. */
export async function saveAsSet(deps: Deps, { edits, created }: EditSet, by: ChangeOrigin = origin): Promise<Said[]> {
  return withTransaction(deps.db, async (tx) => {
    const locked = await findProductsForUpdate(
      tx,
      edits.map(({ productId }) => productId),
    );
    const items = edits.flatMap(({ productId, ...edit }) => {
      const product = locked.get(productId);
      return product ? [{ product, ...edit }] : [];
    });
    const saved = await saveValuesOf(tx, deps, by, items);
    const made = await createProductsWith(tx, deps, by, created);
    return [...saved, ...made].map(said);
  });
}

/** Saves the same one by one, by the command that a person's single save takes where there is one. */
export async function saveOneByOne(deps: Deps, { edits, created }: EditSet, ids: Map<string, string>): Promise<Said[]> {
  const outcomes: Said[] = [];
  for (const edit of edits) outcomes.push(await saveOne(deps, edit));
  for (const product of created) {
    if (product.values?.length) {
      const outcome = await withTransaction(deps.db, (tx) => createProductsWith(tx, deps, origin, [product]));
      outcomes.push(...outcome.map(said));
      continue;
    }
    const outcome = await createProduct(deps, origin, product.draft);
    if (outcome.kind === 'saved') ids.set(outcome.record.id, product.id);
    outcomes.push(said(outcome));
  }
  return outcomes;
}

async function saveOne(deps: Deps, edit: Edit): Promise<Said> {
  const [first, ...others] = edit.edits;
  const isPlain = first && others.length === 0 && !edit.tags && edit.version === undefined && !first.base;
  if (!isPlain) return said(await saveOneOf(deps, edit));
  const { version } = await deps.db
    .selectFrom('product')
    .select('version')
    .where('id', '=', edit.productId)
    .executeTakeFirstOrThrow();
  const { code, variantId = null, locale, value, isRevert } = first;
  if (isRevert) {
    const key = valueKey(code, locale ?? '', variantId);
    return said(
      onlyOne(await restoreValuesOf(deps, origin, [{ id: edit.productId, version, restored: { [key]: value } }])),
    );
  }
  const attribute = (await findAllAttributes(deps.db)).find((one) => one.code === code);
  if (!attribute) throw new Error(`There is no attribute ${code}.`);
  const draft = {
    productId: edit.productId,
    version,
    attributeCode: code,
    variantId,
    locale: locale ?? null,
    value: value ?? null,
  };
  return said(await setProductValue(deps, origin, draft, attribute));
}

function saveOneOf(deps: Deps, { productId, ...edit }: Edit) {
  return withTransaction(deps.db, async (tx) => {
    const product = (await findProductsForUpdate(tx, [productId])).get(productId);
    const [outcome] = product ? await saveValuesOf(tx, deps, origin, [{ product, ...edit }]) : [];
    return outcome ?? { kind: 'not_found' };
  });
}

type Outcome = { kind: string; changeId?: unknown; issues?: unknown; currentVersion?: unknown };
type Said = { kind: string; isChanged: boolean; issues: unknown; currentVersion: unknown };

/** An outcome without the id of its change. */
function said({ kind, changeId, issues, currentVersion }: Outcome): Said {
  return { kind, isChanged: changeId !== null, issues, currentVersion };
}

const tables: readonly (readonly [table: string, generated: readonly string[]])[] = [
  ['product', []],
  ['variant', []],
  ['product_value', ['id']],
  ['product_value_alternative', ['id']],
  ['variant_identifier', ['id']],
  ['match_key', []],
  ['completeness', []],
  ['product_search_word', []],
];

/** Every row that saving touches, table by table, without the ids and times that no two runs share. */
export async function everyRow({ db }: Deps, ids: ReadonlyMap<string, string>, world: ProductWorld) {
  const known = new Set(world.products.flatMap(({ variantIds }) => variantIds));
  const variants = await sql<{ id: string; productId: string }>`
    select id, product_id as "productId" from variant`.execute(db);
  const renamed = new Map(ids);
  for (const { id, productId } of variants.rows)
    if (!known.has(id)) renamed.set(id, `variant of ${ids.get(productId) ?? productId}`);
  const read = async (statement: ReturnType<typeof sql<{ row: string }>>) =>
    (await statement.execute(db)).rows.map(({ row }) => inSameNames(row, renamed)).toSorted();
  const rows: Record<string, string[]> = {};
  for (const [table, generated] of tables) {
    rows[table] = await read(sql`select (to_jsonb(t) - ${generated}::text[])::text as row from ${sql.table(table)} t`);
  }
  rows.change = await read(sql`
    select (to_jsonb(c) - 'id')::text || ' ' || (s.change_id is not null) as row
    from change c left join change_seal s on s.change_id = c.id where c.entity = 'product'`);
  // Events of one record are followed in their order.
  rows.outbox = await read(sql`
    select aggregate_id || ' ' || jsonb_agg(to_jsonb(o) - '{tx,id,part,at}'::text[] order by o.id)::text as row
    from outbox o where o.aggregate_kind = 'product' group by aggregate_id`);
  return rows;
}

/** A slug that was taken ends with the tail of the product's id. */
function inSameNames(row: string, names: ReadonlyMap<string, string>): string {
  let text = row;
  for (const [id, name] of names)
    text = text.replaceAll(id, name).replaceAll(id.replaceAll('-', '').slice(-8), name.replaceAll('-', '').slice(-8));
  return text;
}
