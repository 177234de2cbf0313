import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../../ui/form/index.ts';
import { FindHeirsDocument } from './users.operations.generated.ts';

/** Anyone who may get what users leave behind: everybody else who can sign in. */
export function heirChoices(leaverIds: readonly string[]): ReferenceChoices {
  return {
    name: `heirs ${leaverIds.join(' ')}`,
    find: async (search, signal) => {
      const variables = { search, filter: { status: ['ACTIVE' as const] } };
      const { users } = await requestGraphql(FindHeirsDocument, variables, { signal });
      return users.nodes
        .filter(({ id }) => !leaverIds.includes(id))
        .map(({ id, shownName }) => ({ id, name: shownName }));
    },
  };
}

/** Whether somebody else can get it. */
export function isShared({ kind }: { kind: string }): boolean {
  return kind === 'sharedViews' || kind === 'SHARED_REPORTS';
}
