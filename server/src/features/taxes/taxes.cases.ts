import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  // Rates are of own shops, and what a shop is stays open until the rate stands.
  fill: async ({ deps }, { shopId, manager, marks }) => {
    const { rows } = await sql<{ kind: string }>`select kind from shop where id = ${shopId}`.execute(deps.db);
    await sql`update shop set kind = 'own' where id = ${shopId}`.execute(deps.db);
    const input = { ...draft(shopId, '2019-01-01'), name: marks.word('tax_rate.name') };
    const { taxRate } = await ask(
      manager,
      `mutation ($input: TaxRateInput!) { createTaxRate(input: $input) { __typename ... on TaxRateCreated { taxRate { id version } } } }`,
      { input },
    );
    await sql`update shop set kind = ${rows[0]?.kind} where id = ${shopId}`.execute(deps.db);
    return { taxRateId: taxRate!.id };
  },
  Query: {
    taxRates: calls(who.shopList, () => first),
    taxRate: calls(who.ofShop, ({ filled }) => ({ id: filled('taxRateId') })),
  },
  Mutation: {
    createTaxRate: calls('rrrrhh', ({ shopId }) => ({ input: draft(shopId, '2020-01-01') })),
    updateTaxRate: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'tax_rate', world.filled('taxRateId'))),
      input: draft(world.shopId, '2021-01-01'),
    })),
  },
  LastMutation: {
    deleteTaxRate: calls(who.changeOfShop, (world) => versioned(world, 'tax_rate', world.filled('taxRateId'))),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['tax_rate'], sql`shop_id = ${shopId}`),
  changed: ({ filled }) => [['tax_rate', filled('taxRateId')]],
};

function draft(shopId: string, validFrom: string) {
  return { shopId, name: 'VAT', country: 'PT', percent: '23', validFrom };
}
