import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import {
  deleteWhere,
  ask,
  calls,
  type FeatureCases,
  type Filling,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';

const look = { columns: [], density: 'usual' };

export const cases: FeatureCases = {
  fill,
  Query: {
    savedViews: calls(who.dashboard, () => ({ list: 'crawlers' })),
    listLayouts: calls(who.dashboard, () => ({ list: 'crawlers' })),
  },
  Mutation: {
    createSavedView: calls(who.dashboard, () => ({
      id: newId(),
      list: 'products',
      input: { name: 'Lamps', query: 'q=lamp', isShared: false, ...look },
    })),
    updateSavedView: calls(
      'hhhhhh',
      async (world) => ({
        ...(await versioned(world, 'saved_view', world.filled('viewId'))),
        input: { name: 'Lamps', query: 'q=lamp', isShared: false, ...look },
      }),
      'manager',
    ),
    deleteSavedView: calls('hhhhhh', (world) => versioned(world, 'saved_view', world.filled('viewId')), 'manager'),
    saveListLayout: calls('AAAArr', () => ({ list: 'products', input: look })),
  },
  empty: (tx, { people }) => deleteWhere(tx, ['saved_view'], sql`user_id = ${people.ids.manager}`),
  changed: ({ filled }) => [['saved_view', filled('viewId')]],
};

/** A view of the manager’s own. */
async function fill(_api: TestApi, { manager, marks }: Filling) {
  const viewId = newId();
  await ask(
    manager,
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "crawlers", input: $input) {
      __typename ... on SavedViewSaved { view { id version } } } }`,
    {
      id: viewId,
      input: {
        name: marks.word('saved_view.name'),
        query: `q=${marks.word('saved_view.query')}`,
        isShared: false,
        columns: [],
        density: 'usual',
      },
    },
  );
  return { viewId };
}
