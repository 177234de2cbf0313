import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import { findLinks } from './category-link.store.ts';
import { findNodes } from './taxonomy.store.ts';

/** The links of categories, one statement for all that a request asks for. */
export const linksOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const links = Map.groupBy(await findLinks(deps.db, ids), ({ categoryId }) => categoryId);
      return ids.map((id) => links.get(id) ?? []);
    }),
);

type Wanted = { publisher: string; externalId: string };
const keyOf = ({ publisher, externalId }: Wanted) => `${publisher} ${externalId}`;

/** Nodes by publisher and id, also those that are gone. */
export const nodeOf = perRequest(
  ({ deps }) =>
    new DataLoader(
      async (wanted: readonly Wanted[]) => {
        const nodes = new Map((await findNodes(deps.db, wanted)).map((node) => [keyOf(node), node]));
        return wanted.map((one) => nodes.get(keyOf(one)) ?? null);
      },
      { cacheKeyFn: keyOf },
    ),
);
