import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../../ui/form/index.ts';
import { FindHeirsDocument } from './users.operations.generated.ts';

/** Whoever may get what a user leaves behind: everybody else who can sign in. */
export function heirChoices(leaverId: string): ReferenceChoices {
  return {
    name: `heirs ${leaverId}`,
    find: async (search, signal) => {
      const variables = { search, filter: { status: ['ACTIVE' as const] } };
      const { users } = await requestGraphql(FindHeirsDocument, variables, { signal });
      return users.nodes.filter(({ id }) => id !== leaverId).map(({ id, shownName }) => ({ id, name: shownName }));
    },
  };
}
