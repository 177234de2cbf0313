import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { refuseRows, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { proposeNextNames } from '../properties/index.ts';
import { enterCatalogue, findSourceOffers, type OfferShop } from './index.ts';
import { offerProperties } from './offer-properties.consumer.ts';
import { readNextOffers } from './property-backfill.loop.ts';
import { propertyValues } from './property-values.consumer.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
let shop: OfferShop;

beforeEach(async () => {
  shop = await buildObservedShop(deps);
});

type Name = {
  id: string;
  version: number;
  text: string;
  state: string;
  offerCount: number;
  examples: string[];
  attribute: { code: string } | null;
  proposal: { attribute: { code: string }; isByRule: boolean; reason: { text: string } } | null;
};

const follow = async () => {
  for (const consumer of [offerProperties, propertyValues]) await followToEnd(api.engines, consumer);
  while ((await proposeNextNames(api.engines)) > 0);
};

async function store(sku: string, attributes: Record<string, string>): Promise<string> {
  const [id = ''] = await storeOffers(deps, shop, { sku, name: `Offer ${sku}`, attributes });
  return id;
}

/** Hangs an offer on a product of its own, as an engine would. */
async function hang(offerId: string): Promise<string> {
  const product = await buildProduct(db);
  await withTransaction(db, async (tx) => {
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    if (!source) throw new Error('The offer was not read.');
    const change = { actor: systemActor, cause: 'excavation' } as const;
    const place = { productId: product.id, variantId: product.variantId, matchState: 'matched' } as const;
    await enterCatalogue(tx, deps, [{ source, change, proposalId: newId(), isGtinMisused: false, ...place }]);
  });
  return product.id;
}

async function names(): Promise<Name[]> {
  const { propertyNames } = await administrator.query<{ propertyNames: { nodes: Name[] } }>(
    `query ($id: ID!) { propertyNames(filter: { shopId: [$id] }, sort: [{ field: TEXT, direction: ASC }]) { nodes {
      id version text state offerCount examples attribute { code } proposal { attribute { code } isByRule reason { text } } } } }`,
    { id: shop.id },
  );
  return propertyNames.nodes;
}

async function named(text: string): Promise<Name> {
  const found = (await names()).find((one) => one.text === text);
  if (!found) throw new Error(`There is no name ${text}.`);
  return found;
}

const answer =
  '__typename ... on PropertyNameDecided { changeId propertyName { state attribute { code } } } ... on NotAllowedNow { code }';
type Decided = { __typename: string; changeId?: string; code?: string };

async function decide(field: 'dismissPropertyName' | 'reopenPropertyName', text: string): Promise<Decided> {
  const { id, version } = await named(text);
  const read = await administrator.query<Record<string, Decided>>(
    `mutation ($id: ID!, $version: Int!) { decided: ${field}(id: $id, version: $version) { ${answer} } }`,
    { id, version },
  );
  return read.decided!;
}

async function accept(text: string, code?: string, by = administrator): Promise<Decided> {
  const { id, version } = await named(text);
  const attribute = await sql<{ id: string }>`select id from attribute where code = ${code ?? ''}`.execute(db);
  const { acceptPropertyName } = await by.query<{ acceptPropertyName: Decided }>(
    `mutation ($id: ID!, $version: Int!, $attributeId: ID) { acceptPropertyName(id: $id, version: $version, attributeId: $attributeId) { ${answer} } }`,
    { id, version, attributeId: attribute.rows[0]?.id ?? null },
  );
  return acceptPropertyName;
}

async function valuesOf(productId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ code: string; value: unknown }>`select a.code, v.value from product_value v
    join attribute a on a.id = v.attribute_id where v.product_id = ${productId} and a.code <> 'name'`.execute(db);
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]));
}

describe('names of properties', () => {
  it('that nobody knows are listed once for a shop, with how many offers state them and what', async () => {
    await store('1', { Treiberdurchmesser: '40 mm', Gewicht: '250 g', gtin_check: 'x' });
    await follow();
    await store('2', { 'TREIBERDURCHMESSER:': '50 mm' });
    await follow();
    expect(await names()).toMatchObject([
      { text: 'Treiberdurchmesser', offerCount: 2, examples: ['40 mm', '50 mm'], state: 'OPEN' },
      { text: 'gtin_check', offerCount: 1, proposal: null },
    ]);
  });

  it('are proposed for the attribute that a part of them is called like where examples read so', async () => {
    await store('1', { Treiberdurchmesser: '40 mm', Leergewicht_netto: '2 kg', Serie: '12 W', Display: '6,1 Zoll' });
    await store('2', { Treiberdurchmesser: '50 mm', Leergewicht_netto: '3 kg', Serie: '20 W', Display: '7 Zoll' });
    await follow();
    const proposed = (await names()).map(({ text, proposal }) => [text, proposal?.attribute.code, proposal?.isByRule]);
    expect(proposed).toEqual([
      ['Display', 'screen_size', true],
      ['Leergewicht_netto', 'weight', false],
      ['Serie', 'power', false],
      ['Treiberdurchmesser', 'diameter', false],
    ]);
    const { proposal } = await named('Treiberdurchmesser');
    expect(proposal?.reason.text).toBe('The part “durchmesser” is a known name of it; 2 of 2 examples read so.');
  });

  it('give values to offers of before and later once they are accepted', async () => {
    const before = await hang(await store('1', { Treiber: '40 mm' }));
    await follow();
    expect(await valuesOf(before)).toEqual({});
    expect(await accept('Treiber', 'diameter')).toMatchObject({
      __typename: 'PropertyNameDecided',
      propertyName: { state: 'ACCEPTED', attribute: { code: 'diameter' } },
    });
    await follow();
    const later = await hang(await store('2', { treiber: '53 mm' }));
    expect([await valuesOf(before), await valuesOf(later)]).toEqual([{ diameter: '40 mm' }, { diameter: '53 mm' }]);
  });

  it('give values of the type of their attribute', async () => {
    for (const input of [
      { code: 'lead_length', type: 'measure', unitFamily: 'length', unit: 'm' },
      { code: 'surety', type: 'money' },
      { code: 'socket', type: 'option', options: [{ code: 'bayonet', labels: [{ locale: 'de', text: 'Bajonett' }] }] },
      { code: 'sockets', type: 'integer' },
      { code: 'fits', type: 'product' },
    ])
      await administrator.query(
        'mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }',
        { input: { ...input, names: [{ locale: 'en', text: input.code }] } },
      );
    const option = await sql<{ id: string }>`select id from attribute_option where code = 'bayonet'`.execute(db);
    const stated = { Zuleitung: '1,8 m', Kaution: '0,25 €', Sockelart: 'bajonett', Sockelzahl: '2', Passend: '1' };
    const productId = await hang(await store('1', stated));
    await follow();
    const attributes = ['lead_length', 'surety', 'socket', 'sockets', 'fits'];
    for (const [at, name] of Object.keys(stated).entries()) await accept(name, attributes[at]);
    await follow();
    expect(await valuesOf(productId)).toEqual({
      lead_length: { amount: '1.8', unit: 'm', base: '1800' },
      surety: { minor: 25, currency: 'EUR' },
      socket: option.rows[0]?.id,
      sockets: 2,
    });
  });

  it('are no GTIN, and nothing else that a field of its own states', async () => {
    const productId = await hang(await store('1', { Artikelcode: '4006381333931' }));
    await follow();
    for (const code of ['gtin', 'tax_class', 'name'])
      expect(await accept('Artikelcode', code)).toEqual({
        __typename: 'NotAllowedNow',
        code: 'PROPERTY_NAME_NOT_BY_NAME',
      });
    await follow();
    expect(await valuesOf(productId)).toEqual({});
  });

  it('let go of their values once they are open again, and by the undo', async () => {
    const productId = await hang(await store('1', { Treiber: '40 mm' }));
    await follow();
    await accept('Treiber', 'diameter');
    await follow();
    await decide('reopenPropertyName', 'Treiber');
    await follow();
    expect(await valuesOf(productId)).toEqual({});
    const { changeId } = await accept('Treiber', 'diameter');
    await follow();
    expect(await valuesOf(productId)).toEqual({ diameter: '40 mm' });
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });
    await follow();
    expect([await valuesOf(productId), (await named('Treiber')).state]).toEqual([{}, 'OPEN']);
  });

  it('are asked for no more once they are dismissed, and what is stated under them is no value', async () => {
    const productId = await hang(await store('1', { Display: '6,1 Zoll' }));
    await follow();
    expect(await valuesOf(productId)).toEqual({ screen_size: '6.1 in' });
    expect(await decide('dismissPropertyName', 'Display')).toMatchObject({ __typename: 'PropertyNameDecided' });
    await follow();
    await store('2', { Display: '7 Zoll' });
    await follow();
    expect(await valuesOf(productId)).toEqual({});
    expect(await named('Display')).toMatchObject({ state: 'DISMISSED', offerCount: 2, proposal: null });
  });

  it('give no value where what is stated contradicts the attribute', async () => {
    const productId = await hang(await store('1', { Masseinheit: '30 cm' }));
    await follow();
    await accept('Masseinheit', 'weight');
    await follow();
    expect(await valuesOf(productId)).toEqual({});
  });

  it('keep what a person has set', async () => {
    const productId = await hang(await store('1', { Treiber: '40 mm' }));
    await follow();
    await sql`insert into product_value (id, product_id, attribute_id, variant_id, value, source_kind)
      select ${newId()}, ${productId}, a.id, v.id, '"41 mm"', 'manual' from attribute a, variant v
      where a.code = 'diameter' and v.product_id = ${productId}`.execute(db);
    await accept('Treiber', 'diameter');
    await follow();
    expect(await valuesOf(productId)).toEqual({ diameter: '41 mm' });
  });

  it('are accepted by people who may change attributes, and by no others', async () => {
    await store('1', { Treiber: '40 mm' });
    await follow();
    const reader = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    await expect(accept('Treiber', 'diameter', reader)).rejects.toThrow('FORBIDDEN');
    expect((await named('Treiber')).state).toBe('OPEN');
  });

  it('and values are read once from offers that are older than their readers', async () => {
    const productId = await hang(await store('1', { Treiber: '40 mm', Gewicht: '2 kg' }));
    await sql`delete from product_value where reading is not null`.execute(db);
    while (!(await readNextOffers(deps)));
    expect(await valuesOf(productId)).toEqual({ weight: '2 kg' });
    expect(await named('Treiber')).toMatchObject({ offerCount: 1 });
    await sql`delete from product_value where reading is not null`.execute(db);
    expect(await readNextOffers(deps)).toBe(true);
    expect(await valuesOf(productId)).toEqual({});
  });

  it('and values are read from older offers although one of them cannot be, which is told', async () => {
    const [bad, good] = [
      await hang(await store('1', { Gewicht: '2 kg' })),
      await hang(await store('2', { Gewicht: '3 kg' })),
    ];
    await sql`delete from product_value where reading is not null`.execute(db);
    await sql`delete from installation_fact where key = 'properties_read'`.execute(db);
    const failures = await refuseRows(db, 'product_value', `new.product_id = '${bad}'`);
    while (!(await readNextOffers(deps)));
    expect([await valuesOf(bad), await valuesOf(good)]).toEqual([{}, { weight: '3 kg' }]);
    expect(failures()).toMatchObject([{ event: 'offer.not-read', reason: 'refused' }]);
  });

  it('are proposed for an attribute although the proposal of one cannot be saved, which is told', async () => {
    await store('1', { Treiberdurchmesser: '40 mm', Leergewicht_netto: '2 kg' });
    await followToEnd(api.engines, offerProperties);
    const failures = await refuseRows(
      db,
      'property_name',
      `new.text = 'Leergewicht_netto' and new.proposed_attribute_id is not null`,
    );
    while ((await proposeNextNames(api.engines)) > 0);
    expect(await named('Treiberdurchmesser')).toMatchObject({ proposal: { attribute: { code: 'diameter' } } });
    expect(await named('Leergewicht_netto')).toMatchObject({ proposal: null });
    expect(failures()).toMatchObject([{ event: 'property-name.not-proposed', reason: 'refused' }]);
  });
});
