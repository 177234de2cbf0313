import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything } from './index.ts';
import { acceptOpenProposals } from './proposal.builder.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';
const names = {
  de: 'Aurelo Wasserkocher 1,5 l | TOP-Angebot',
  fr: '[Nouveauté] Bouilloire Aurelo 1,5 l',
  en: 'Aurelo Kettle 1.5 l - Best Seller',
};
let administrator: TestClient;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  administrator = await api.asAdministrator();
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

type Language = keyof typeof names;
type Value = { attribute: { code: string }; locale: string; text: string };
type Product = { id: string; version: number; name: string; values: Value[] };

/** A shop of this language sells the thing, and its offer is accepted as that. */
async function sellIn(language: Language, name = names[language]): Promise<void> {
  const shop = await buildObservedShop(deps);
  await sql`update shop set locale = ${language} where id = ${shop.id}`.execute(db);
  await storeOffers(deps, shop, { sku: language, name, gtin, brand: 'Aurelo' });
  await digEverything(deps);
  await acceptOpenProposals(deps);
  clock.advance(1_000);
}

async function listed(search?: string): Promise<string[]> {
  const { products } = await administrator.query<{ products: { nodes: { name: string }[] } }>(
    'query ($search: String) { products(search: $search) { nodes { name } } }',
    { search },
  );
  return products.nodes.map(({ name }) => name);
}

async function product(): Promise<Product> {
  const { products } = await administrator.query<{ products: { nodes: Product[] } }>(
    '{ products { nodes { id version name values { attribute { code } locale text } } } }',
  );
  const [found, ...others] = products.nodes;
  if (!found || others.length > 0) throw new Error('There is not one product.');
  return found;
}

async function namesByLanguage(): Promise<Record<string, string>> {
  const { values } = await product();
  const ofName = values.filter(({ attribute }) => attribute.code === 'name');
  return Object.fromEntries(ofName.map(({ locale, text }) => [locale, text]));
}

async function write(input: Record<string, unknown>): Promise<void> {
  const { id: productId, version } = await product();
  const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
    'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
    { input: { productId, version, attributeCode: 'name', ...input } },
  );
  expect(setProductValue.__typename).toBe('ProductUpdated');
}

describe('the name of a product that shops of several languages sell', () => {
  it('stands in the language of each shop, without what the shop calls out', async () => {
    for (const language of ['de', 'fr', 'en'] as const) await sellIn(language);
    expect(await namesByLanguage()).toEqual({
      de: 'Aurelo Wasserkocher 1,5 l',
      fr: 'Bouilloire Aurelo 1,5 l',
      en: 'Aurelo Kettle 1.5 l',
    });
  });

  it('is shown in English where there is one, else in the next content language', async () => {
    await sellIn('fr');
    expect(await listed()).toEqual(['Bouilloire Aurelo 1,5 l']);
    await sellIn('de');
    expect(await listed()).toEqual(['Aurelo Wasserkocher 1,5 l']);
    await sellIn('en');
    expect(await listed()).toEqual(['Aurelo Kettle 1.5 l']);
  });

  it('is found by its words in every language', async () => {
    for (const language of ['de', 'fr', 'en'] as const) await sellIn(language);
    for (const word of ['Wasserkocher', 'Bouilloire', 'Kettle'])
      expect([word, await listed(word)]).toEqual([word, ['Aurelo Kettle 1.5 l']]);
  });

  it('stays as it is shown when somebody writes it in another language', async () => {
    for (const language of ['de', 'en'] as const) await sellIn(language);
    await write({ locale: 'fr', value: 'Bouilloire' });
    expect(await namesByLanguage()).toMatchObject({ fr: 'Bouilloire', en: 'Aurelo Kettle 1.5 l' });
    expect(await listed()).toEqual(['Aurelo Kettle 1.5 l']);
  });

  it('is written over in the language in which it is shown', async () => {
    for (const language of ['de', 'en'] as const) await sellIn(language);
    await write({ value: 'Kettle by hand' });
    expect(await namesByLanguage()).toEqual({ de: 'Aurelo Wasserkocher 1,5 l', en: 'Kettle by hand' });
    expect(await listed()).toEqual(['Kettle by hand']);
    await write({ value: null });
    expect(await listed()).toEqual(['Aurelo Kettle 1.5 l']);
  });

  it('is the one that is left when the offer of its language is taken out again', async () => {
    for (const language of ['de', 'en'] as const) await sellIn(language);
    const link = await sql<{ id: string }>`
      select p.id from proposal p join offer o on o.id = p.offer_id where o.sku = 'en' and p.state = 'applied'`.execute(
      db,
    );
    const { undoProposalDecision } = await administrator.query<{ undoProposalDecision: { __typename: string } }>(
      'mutation ($id: ID!) { undoProposalDecision(id: $id) { __typename } }',
      { id: link.rows[0]?.id },
    );
    expect(undoProposalDecision.__typename).toBe('ProposalDecided');
    expect(await listed()).toEqual(['Aurelo Wasserkocher 1,5 l']);
  });

  it('is shown in English as well where it was stored before the languages were told apart', async () => {
    for (const language of ['de', 'en'] as const) await sellIn(language);
    const { id } = await product();
    await sql`update product set name = 'Aurelo Wasserkocher 1,5 l', search_text = 'aurelo wasserkocher' where id = ${id}`.execute(
      db,
    );
    const file = join(import.meta.dirname, '../../../migrations/0177_shown_name.sql');
    await sql.raw(await readFile(file, 'utf8')).execute(db);
    for (const word of ['Wasserkocher', 'Kettle'])
      expect([word, await listed(word)]).toEqual([word, ['Aurelo Kettle 1.5 l']]);
    await sql`update product set name = 'By hand' where id = ${id}`.execute(db);
    await sql.raw(await readFile(file, 'utf8')).execute(db);
    expect(await listed()).toEqual(['By hand']);
  });
});
