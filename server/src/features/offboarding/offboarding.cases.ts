import { calls, type FeatureCases, versioned, who } from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';

const user = (world: TwoShops, name: 'newcomer' | 'leaver') => versioned(world, 'app_user', world.people.ids[name]);

export const cases: FeatureCases = {
  Query: {
    ownedByUsers: calls(who.administrators, ({ people }) => ({ ids: [[people.ids.manager]] })),
  },
  Mutation: {
    offboardUser: calls('hhhhhh', async (world) => ({
      ...(await user(world, 'leaver')),
      input: { heirId: world.people.ids.newcomer },
    })),
    reinstateUser: calls('hhhhhh', (world) => user(world, 'leaver')),
    eraseUser: calls('hhhhhh', async (world) => ({
      ...(await user(world, 'leaver')),
      input: { username: 'leaver' },
    })),
  },
};
