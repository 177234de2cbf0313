import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { attributeFindings } from './attribute-findings.consumer.ts';
import {
  type CatalogueEffects,
  enterCatalogue,
  findSourceOffers,
  type OfferShop,
  refreshFromOffer,
  releaseOffer,
} from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
const change = { actor: systemActor, cause: 'excavation' } as const;
let shop: OfferShop;
let effects: CatalogueEffects | undefined;

beforeEach(async () => {
  shop = await buildObservedShop(deps);
});

type Finding = {
  attribute: { code: string };
  variantId: string | null;
  raw: string;
  property: string | null;
  code: string;
  reason: { text: string };
  source: { shopName: string; pageUrl: string | null; offerId: string } | null;
};
type Seen = { version: number; findings: Finding[]; values: { attribute: { code: string }; value: unknown }[] };
type Attribute = { id: string; version: number; findingCount: number };

/** Stores what a page says and hangs it on a product of its own, as an engine would. */
async function say(said: Partial<SaidOffer>): Promise<{ productId: string; offerId: string; variantId: string }> {
  const product = await buildProduct(db);
  const offerId = await enter({ sku: newId(), name: 'Desk', ...said }, product);
  return { productId: product.id, offerId, variantId: product.variantId };
}

async function enter(said: SaidOffer, product: { id: string; variantId: string }): Promise<string> {
  const [offerId = ''] = await storeOffers(deps, shop, said);
  await withTransaction(db, async (tx) => {
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    if (!source) throw new Error('The offer was not read.');
    const place = { productId: product.id, variantId: product.variantId, matchState: 'matched' } as const;
    const entry = { source, change, proposalId: newId(), isGtinMisused: false, ...place };
    [effects] = await enterCatalogue(tx, deps, [entry]);
  });
  return offerId;
}

/** Takes over what the page of an offer says by now. */
async function refresh(offerId: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    if (!source) throw new Error('The offer was not read.');
    await refreshFromOffer(tx, deps, change, source, false);
  });
}

/** Takes the offer that entered last off its product again. */
async function release(): Promise<void> {
  await withTransaction(db, async (tx) => {
    if (!effects) throw new Error('No offer has entered.');
    await releaseOffer(tx, deps, change, effects);
  });
}

async function see(productId: string): Promise<Seen> {
  const { product } = await administrator.query<{ product: Seen }>(
    `query ($id: ID!) { product(id: $id) { version values { attribute { code } value } findings { attribute { code } variantId raw property code
      reason { text } source { shopName pageUrl offerId } } } }`,
    { id: productId },
  );
  return product;
}

const shown = async (productId: string) =>
  (await see(productId)).findings.map(({ attribute, raw, code }) => [attribute.code, raw, code]);
const valueOf = async (productId: string, code: string) =>
  (await see(productId)).values.find(({ attribute }) => attribute.code === code)?.value;

const draft = (code: string, more: object) => ({ code, names: [{ locale: 'en', text: code }], type: 'text', ...more });

async function makeAttribute(code: string, more: object = {}): Promise<Attribute> {
  const { createAttribute } = await administrator.query<{ createAttribute: { attribute: Attribute } }>(
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { ... on AttributeCreated { attribute { id version } } } }',
    { input: draft(code, more) },
  );
  return createAttribute.attribute;
}

async function changeAttribute({ id, version }: Attribute, code: string, more: object): Promise<void> {
  const { updateAttribute } = await administrator.query<{ updateAttribute: { __typename: string } }>(
    'mutation ($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) { __typename } }',
    { id, version, input: draft(code, more) },
  );
  expect(updateAttribute.__typename).toBe('AttributeUpdated');
  await followToEnd(api.engines, attributeFindings);
}

async function setValue(productId: string, attributeCode: string, value: unknown): Promise<string> {
  const { version } = await see(productId);
  const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
    'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
    { input: { productId, version, attributeCode, value } },
  );
  return setProductValue.__typename;
}

async function found(filter: object): Promise<string[]> {
  const { products } = await administrator.query<{ products: { nodes: { id: string }[] } }>(
    'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
    { filter },
  );
  return products.nodes.map(({ id }) => id);
}

const findingCount = async (id: string) =>
  (
    await administrator.query<{ attribute: Attribute }>('query ($id: ID!) { attribute(id: $id) { findingCount } }', {
      id,
    })
  ).attribute.findingCount;

describe('what a page states and its attribute cannot hold', () => {
  it('is kept beside the values with its words, the reason and the way back', async () => {
    const { productId, offerId, variantId } = await say({
      attributes: { Gewicht: '30 cm', Farbe: 'Blau', Material: '-' },
    });
    const { findings } = await see(productId);
    expect(findings).toMatchObject([
      {
        attribute: { code: 'weight' },
        variantId,
        raw: '30 cm',
        property: 'Gewicht',
        code: 'finding_other_family',
        reason: { text: 'This unit does not fit the attribute.' },
        source: { shopName: 'Shop', offerId },
      },
    ]);
    expect(await valueOf(productId, 'color')).toBe('Blau');
  });

  it('says what a number, a unit and an option of people’s own attributes would have to be', async () => {
    await makeAttribute('torque', { type: 'measure', unitFamily: 'mass', unit: 'kg' });
    await makeAttribute('seats', { type: 'integer' });
    await makeAttribute('grip', {
      type: 'option',
      options: [{ code: 'pistol', labels: [{ locale: 'en', text: 'Pistol' }] }],
    });
    const { productId } = await say({ attributes: { torque: '12 lbs/in', seats: 'many', grip: 'Fist', Serie: 'x' } });
    expect(await shown(productId)).toEqual([
      ['torque', '12 lbs/in', 'cell_unknown_unit'],
      ['seats', 'many', 'cell_not_a_number'],
      ['grip', 'Fist', 'cell_unknown_option'],
    ]);
  });

  it('reads several options as shops write them, and names the one that it does not know', async () => {
    const names = { steel: 'Stahl', oak: 'Eiche', glass: 'Glas' };
    const options = Object.entries(names).map(([code, text]) => ({ code, labels: [{ locale: 'de', text }] }));
    await makeAttribute('parts', { type: 'options', options });
    const stated = async (parts: string) => {
      const { productId } = await say({ attributes: { parts } });
      const value = await valueOf(productId, 'parts');
      return Array.isArray(value) ? value.length : await shown(productId);
    };
    expect(await stated('Eiche / Stahl')).toBe(2);
    expect(await stated('Glas, Stahl und Eiche')).toBe(3);
    expect(await stated('Stahl')).toBe(1);
    expect(await stated('Stahl, Beton')).toEqual([['parts', 'Stahl, Beton', 'cell_unknown_option']]);
  });

  it('gives way to what the page states next, and goes with its offer', async () => {
    const sku = newId();
    const said = { sku, name: 'Desk' };
    const product = await buildProduct(db);
    const offerId = await enter({ ...said, attributes: { Gewicht: '30 cm', Leistung: '-5 W' } }, product);
    expect(await shown(product.id)).toHaveLength(2);
    await storeOffers(deps, shop, { ...said, attributes: { Gewicht: '40 cm' } });
    await refresh(offerId);
    expect(await shown(product.id)).toEqual([['weight', '40 cm', 'finding_other_family']]);
    await storeOffers(deps, shop, { ...said, attributes: { Gewicht: '4 kg' } });
    await refresh(offerId);
    expect(await shown(product.id)).toEqual([]);
    expect(await valueOf(product.id, 'weight')).toBe('4 kg');
    await storeOffers(deps, shop, { ...said, attributes: { Gewicht: '40 cm' } });
    await refresh(offerId);
    expect(await shown(product.id)).toHaveLength(1);
    await release();
    expect(await shown(product.id)).toEqual([]);
  });

  it('is settled by a value of people at its place, and waits again once that is cleared', async () => {
    const { productId } = await say({ attributes: { Gewicht: '30 cm' } });
    expect(await found({ hasFindings: true })).toContain(productId);
    expect(await setValue(productId, 'weight', '3 kg')).toBe('ProductUpdated');
    expect(await shown(productId)).toEqual([]);
    expect(await found({ hasFindings: true })).not.toContain(productId);
    expect(await setValue(productId, 'weight', null)).toBe('ProductUpdated');
    expect(await shown(productId)).toHaveLength(1);
  });
});

describe('a rule of an attribute', () => {
  it.each([
    [
      'pattern',
      { pattern: 'IP\\d{2}' },
      'splash',
      'finding_not_of_the_pattern',
      'It does not match the pattern IP\\d{2}.',
    ],
    ['length', { minLength: 3 }, 'ab', 'finding_too_short', 'The text has fewer than 3 characters.'],
    ['most_length', { maxLength: 3 }, 'abcd', 'finding_too_long', 'The text has more than 3 characters.'],
    ['list', { choices: ['one', 'two'] }, 'three', 'finding_not_a_choice', 'The attribute does not allow this text.'],
    ['least', { type: 'number', minimum: '5' }, '4,5', 'finding_too_small', 'It is below 5.'],
    [
      'most',
      { type: 'measure', unitFamily: 'length', unit: 'cm', maximum: '50' },
      '1 m',
      'finding_too_large',
      'It is above 50 cm.',
    ],
  ])('of the kind %s makes a finding of what a page states against it', async (name, rules, raw, code, text) => {
    await makeAttribute(`ruled_${name}`, rules);
    const { productId } = await say({ attributes: { [`ruled_${name}`]: raw } });
    const { findings, values } = await see(productId);
    expect(findings).toMatchObject([{ raw, property: `ruled_${name}`, code, reason: { text } }]);
    expect(values.map(({ attribute }) => attribute.code)).not.toContain(`ruled_${name}`);
  });

  it('leaves the values that are there, and gives findings of before their place once it allows them', async () => {
    const rating = await makeAttribute('ip_rating');
    const early = await say({ sku: 'early', attributes: { ip_rating: 'splash' } });
    await changeAttribute(rating, 'ip_rating', { pattern: 'IP\\d{2}' });
    await refresh(early.offerId);
    expect(await valueOf(early.productId, 'ip_rating')).toBe('splash');
    expect(await shown(early.productId)).toEqual([]);

    const late = await say({ sku: 'late', attributes: { ip_rating: 'IPX' } });
    expect(await shown(late.productId)).toEqual([['ip_rating', 'IPX', 'finding_not_of_the_pattern']]);
    const counted = async () => [await findingCount(rating.id), await found({ findingAttributeId: [rating.id] })];
    expect(await counted()).toEqual([1, [late.productId]]);
    await changeAttribute({ ...rating, version: rating.version + 1 }, 'ip_rating', { pattern: 'IP[X\\d]+' });
    expect(await shown(late.productId)).toEqual([]);
    expect(await valueOf(late.productId, 'ip_rating')).toBe('IPX');
    expect(await counted()).toEqual([0, []]);
  });
});

describe('a unique text that a page states', () => {
  const otherIn = async (productId: string) =>
    (
      await administrator.query<{ product: { findings: { otherProduct: { id: string } | null }[] } }>(
        'query ($id: ID!) { product(id: $id) { findings { otherProduct { id } } } }',
        { id: productId },
      )
    ).product.findings.map(({ otherProduct }) => otherProduct?.id);

  it('is a finding that leads to the product which has it already, of a page too', async () => {
    await makeAttribute('frame_no', { isUnique: true });
    const first = await say({ attributes: { frame_no: 'F 1' } });
    expect(await valueOf(first.productId, 'frame_no')).toBe('F 1');
    const second = await say({ attributes: { frame_no: 'f  1' } });
    expect(await valueOf(second.productId, 'frame_no')).toBeUndefined();
    const { findings } = await see(second.productId);
    expect(findings).toMatchObject([
      { raw: 'f  1', code: 'finding_taken', reason: { text: 'Another product has this text already.' } },
    ]);
    expect(await otherIn(second.productId)).toEqual([first.productId]);
    await refresh(first.offerId);
    expect(await valueOf(first.productId, 'frame_no')).toBe('F 1');
    expect(await shown(first.productId)).toEqual([]);
  });

  it('stays where the rule found it, and does not come to hold where another took it meanwhile', async () => {
    const attribute = await makeAttribute('dock_no');
    const [one, two] = [await say({ attributes: { dock_no: 'D 1' } }), await say({ attributes: { dock_no: 'D 1' } })];
    await changeAttribute(attribute, 'dock_no', { isUnique: true });
    await refresh(two.offerId);
    expect([await valueOf(one.productId, 'dock_no'), await valueOf(two.productId, 'dock_no')]).toEqual(['D 1', 'D 1']);

    const three = await say({ attributes: { dock_no: 'D 3' } });
    expect(await setValue(three.productId, 'dock_no', 'D 4')).toBe('ProductUpdated');
    expect(await setValue(one.productId, 'dock_no', 'D 3')).toBe('ProductUpdated');
    expect(await setValue(three.productId, 'dock_no', null)).toBe('ValueTaken');
    expect(await valueOf(three.productId, 'dock_no')).toBe('D 4');
  });

  it('does not take the place of a page that no longer states another, where a product has it', async () => {
    await makeAttribute('slot_no', { isUnique: true });
    const own = await buildProduct(db);
    await enter({ sku: 'early-slot', name: 'Desk', attributes: { slot_no: 'S 1' } }, own);
    await enter({ sku: 'late-slot', name: 'Desk', attributes: { slot_no: 'S 2' } }, own);
    const held = await valueOf(own.id, 'slot_no');
    const beside = held === 'S 1' ? 'S 2' : 'S 1';
    const other = await buildProduct(db);
    expect(await setValue(other.id, 'slot_no', beside)).toBe('ProductUpdated');
    await storeOffers(deps, shop, {
      sku: held === 'S 1' ? 'early-slot' : 'late-slot',
      name: 'Desk',
      attributes: {},
    });
    const { rows } = await sql<{
      id: string;
    }>`select offer_id as id from product_value v join attribute a on a.id = v.attribute_id
      where a.code = 'slot_no' and v.product_id = ${own.id}`.execute(db);
    await refresh(rows[0]?.id ?? '');
    expect(await valueOf(own.id, 'slot_no')).toBeUndefined();
    expect(await valueOf(other.id, 'slot_no')).toBe(beside);
  });
});

describe('a finding', () => {
  it('goes for good with its attribute', async () => {
    const shade = await makeAttribute('shade', { choices: ['dark'] });
    const { productId } = await say({ attributes: { shade: 'light' } });
    await administrator.query(
      'mutation ($id: ID!, $version: Int!) { deleteAttribute(id: $id, version: $version) { __typename } }',
      {
        ...shade,
      },
    );
    expect(await shown(productId)).toEqual([]);
    expect(await found({ hasFindings: true })).not.toContain(productId);
    await administrator.query('mutation ($id: ID!) { purgeFromBin(id: $id) { __typename } }', { id: shade.id });
    const { rows } = await sql`select from value_finding where product_id = ${productId}`.execute(db);
    expect(rows).toEqual([]);
  });
});
