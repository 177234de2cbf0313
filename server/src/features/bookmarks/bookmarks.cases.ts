import { sql } from 'kysely';
import type { TestApi } from '../../testing/index.ts';
import { deleteWhere, calls, type FeatureCases, type Filling, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  fill,
  Query: {
    bookmarks: calls(who.dashboard),
    visits: calls(who.dashboard),
  },
  Mutation: {
    addBookmark: calls(who.dashboard, () => ({ input: { path: '/products', name: 'Products' } })),
    removeBookmark: calls(who.dashboard, () => ({ path: '/brands' })),
    noteVisit: calls(who.dashboard, () => ({ input: { path: '/products', name: 'Products' } })),
  },
  empty: (tx, { people }) => deleteWhere(tx, ['bookmark', 'visit'], sql`user_id = ${people.ids.manager}`),
};

/** What the manager starred, and looked at. */
async function fill(_api: TestApi, { manager, marks, filled }: Filling) {
  const bookmarkPath = `/crawlers/${filled('crawlerId')}`;
  const starred = { path: bookmarkPath, name: marks.word('bookmark.name') };
  await manager.query('mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename } }', {
    input: starred,
  });
  const visited = { path: bookmarkPath, name: marks.word('visit.name') };
  await manager.query('mutation ($input: BookmarkInput!) { noteVisit(input: $input) { __typename } }', {
    input: visited,
  });
  return { bookmarkPath };
}
