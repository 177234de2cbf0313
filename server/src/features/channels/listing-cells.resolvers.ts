import { listingCellsInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import type { BulkJobs } from './bulk-jobs.ts';
import { type CellOutcome, previewCells, rowsOfCells } from './listing-cells.ts';
import type { Standing } from './listing.ts';

/** Many cells of the matrix: looked at first, and written as one run. */
export function listingCellResolvers({ start, shown }: BulkJobs) {
  return {
    Query: {
      previewListings: async (_root, args, context: RequestContext) => {
        authorize(context.actor, 'publish', 'Channel');
        const checked = checkInput(listingCellsInput, args);
        if (!checked.ok)
          throw new Failure(
            'INVALID_INPUT',
            checked.issues.map(({ path, message }) => `${path}: ${message}`).join(' '),
          );
        const cells = await previewCells(context, checked.value.cells);
        const refused = cells.filter(({ refusal }) => refusal !== null).length;
        const changes = cells.filter(({ isChanged }) => isChanged).length;
        return { changes, refused, unchanged: cells.length - changes - refused, cells: cells.map(answerCell) };
      },
    },
    Mutation: {
      applyListings: mutation({
        // A worker does it with all rights of its person, which are more than a key's.
        right: (_args, _found, { apiKeyId }) => (apiKeyId ? 'signed_in' : ['publish', 'Channel']),
        input: (args) => checkInput(listingCellsInput, args),
        run: async (_args, { deps, origin, draft, context }) => {
          const rows = await rowsOfCells(context, draft.cells);
          const id = await start(deps, origin, { list: 'listingCells', action: 'apply', rows });
          return { kind: 'started' as const, id };
        },
        answer: async ({ id }, context) => ({ __typename: 'BulkRunStarted', run: await shown(context, id) }),
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
}

function answerCell({ channelId, variantId, before, after, isChanged, refusal }: CellOutcome) {
  return {
    channelId,
    variantId,
    before: before?.state ?? 'OFF',
    after: after?.state ?? 'OFF',
    priceBefore: priceOf(before),
    priceAfter: priceOf(after),
    isChanged,
    refusal: refusal && { ...refusal, right: rightMissing(refusal.code) },
  };
}

function rightMissing(code: string) {
  return code === 'NO_RIGHT_TO_ROW' ? ({ action: 'publish', subject: 'Channel' } as const) : null;
}

function priceOf(standing: Standing | null) {
  if (standing === null || standing.price === null || standing.currency === null) return null;
  return { minor: standing.price, currency: standing.currency };
}
