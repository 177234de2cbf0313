import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const { deps } = await testApi();
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const shop = await buildObservedShop(deps);
await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));

type Held = {
  code: string;
  value: unknown;
  field: string;
  confidence: number;
  reading: Record<string, unknown> | null;
};

/** Puts what a page says into the catalogue; resolves with what the readers made of it. */
async function valuesOf(said: Omit<SaidOffer, 'sku'>) {
  const sku = `S-${said.name}`;
  const [offerId] = await storeOffers(deps, shop, { sku, ...said });
  await digEverything(deps);
  const open = await sql<{ id: string }>`select id from proposal where state = 'in_review'`.execute(db);
  await decideProposals(
    deps,
    deciding,
    open.rows.map(({ id }) => id),
    'accept',
  );
  const held = await sql<Held>`select a.code, v.value, v.snapshot_field as field, v.confidence, v.reading
    from product_value v join attribute a on a.id = v.attribute_id
    where v.offer_id = ${offerId} and a.code not in ('name', 'description') order by a.position, a.code`.execute(db);
  return held.rows;
}

const shown = (rows: readonly Held[]) => Object.fromEntries(rows.map(({ code, value }) => [code, value]));

describe('what a page states under a name', () => {
  it('gives values of the kind that its name says, in one writing for one amount', async () => {
    const held = await valuesOf({
      name: 'Werkbank Ostrava',
      attributes: {
        Nettogewicht: '2.500 g',
        Farbton: 'Marineblau',
        Kapazität: '64 GB',
        'Maße (B x H x T)': '30 x 40 x 5 cm',
        Bildschirmdiagonale: '27 Zoll',
        Energieeffizienzklasse: 'A++',
        Akkukapazität: '5 Ah',
        Stück: '10',
        Lieferant: '30 cm',
      },
    });
    expect(shown(held)).toEqual({
      color: 'Marineblau',
      weight: '2.5 kg',
      width: '30 cm',
      height: '40 cm',
      depth: '50 mm',
      storage_capacity: '64 GB',
      battery_capacity: '5000 mAh',
      energy_class: 'A++',
      screen_size: '27 in',
      piece_count: 10,
    });
  });

  it('keeps the words, their place and the amount in base units with each', async () => {
    const held = await valuesOf({ name: 'Gartenzwerg Emil', attributes: { Gewicht: 'ca. 2,8 kg' } });
    expect(held).toEqual([
      {
        code: 'weight',
        value: '2.8 kg',
        field: 'attributes',
        confidence: expect.closeTo(0.9),
        reading: {
          property: 'Gewicht',
          raw: '2,8 kg',
          start: 4,
          end: 10,
          kind: 'weight',
          base: { amount: '2800', unit: 'g' },
        },
      },
    ]);
  });

  it('is no value where its unit is of another family, or where it says nothing', async () => {
    const attributes = { Gewicht: '30 cm', Farbe: '12 kg', Leistung: '-5 W', Höhe: 'n/a', Material: '-' };
    expect(await valuesOf({ name: 'Tabletop fountain', attributes, weight: '20 l' })).toEqual([]);
  });

  it('is kept word for word where any words are a value of it', async () => {
    const held = await valuesOf({ name: 'Vorhang Seeblick', attributes: { Farbe: 'Moosflimmern', Größe: 'Modell 3' } });
    expect(shown(held)).toEqual({ color: 'Moosflimmern', size: 'Modell 3' });
  });
});

describe('what a title says', () => {
  it('gives values of the kinds that are proven, less sure than those that are stated', async () => {
    const held = await valuesOf({ name: 'Toaster X, 1200 W, rot' });
    expect(held.map(({ code, value, field }) => [code, value, field])).toEqual([
      ['color', 'rot', 'name'],
      ['power', '1.2 kW', 'name'],
    ]);
    expect(held.every(({ confidence }) => confidence < 0.6)).toBe(true);
  });

  it('gives way to what the page states', async () => {
    const held = await valuesOf({ name: 'Kettle 1.7 l', attributes: { Fassungsvermögen: '1,5 l' } });
    expect(shown(held)).toEqual({ capacity: '1.5 l' });
  });

  it('is no colour where it is the name of the brand', async () => {
    expect(await valuesOf({ name: 'Plateau Bleu Amberwald', brand: 'Plateau Bleu' })).toMatchObject([
      { code: 'brand' },
    ]);
  });

  it('is kept beside the values where its kind is not proven', async () => {
    const said = { name: 'Laufschuh 8 mm, Silk' };
    expect(await valuesOf(said)).toEqual([]);
    const { rows } =
      await sql`select a.code, v.value, v.reason from product_value_alternative v join attribute a on a.id = v.attribute_id
      where v.snapshot_field = 'name' and a.code <> 'name' order by a.position`.execute(db);
    expect(rows).toEqual([
      { code: 'material', value: 'Silk', reason: 'not_proven' },
      { code: 'dimensions', value: '8 mm', reason: 'not_proven' },
    ]);
  });
});
