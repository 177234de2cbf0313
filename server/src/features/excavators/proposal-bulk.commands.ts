import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { lockPlacing } from '../products/index.ts';
import { auditDecisions } from './decision-audit.ts';
import type { Deciding, DecisionOutcome } from './deciding.ts';
import { acceptPlacements } from './placement.commands.ts';
import { acceptProposal, rejectProposal } from './proposal.commands.ts';
import { isPlacement, openStates } from './proposal.ts';
import { findProposalsForUpdate, keepHeld, releaseProposals } from './proposal.store.ts';

/** What became of one of many; `code`, `reason` and `wording` say why one was refused. */
export type BulkResult = { id: string; ok: boolean } & (Reasoned | Unsaid);
type Unsaid = { code: string | null; reason: string | null; wording: null };

const unsaid: Unsaid = { code: null, reason: null, wording: null };

/** Keeps open questions from being replaced by excavators while somebody answers them; resolves with the ids of those held. */
export function holdProposals(deps: Deps, ids: readonly string[]): Promise<Set<string>> {
  return withTransaction(deps.db, async (tx) => {
    await lockPlacing(tx);
    return keepHeld(tx, ids);
  });
}

/** How many acceptances share a transaction: what a kill costs at most, and how long another reader of them waits. */
const proposalsPerBatch = 200;

/**
 * Decides many proposals, each with its own result. Acceptances that say where offers belong are written in batches, each in one
 * transaction: a kill loses at most the batch in hand, and of two people who accept the same ones each effect comes from one. The
 * questions are held meanwhile, so that none is replaced while those before it are answered.
 */
export async function decideProposals(
  deps: Deps,
  deciding: Deciding,
  ids: readonly string[],
  decision: 'accept' | 'reject',
): Promise<BulkResult[]> {
  const wanted = [...new Set(ids)];
  await holdProposals(deps, wanted);
  const outcomes = new Map<string, BulkResult>();
  if (decision === 'accept') {
    for (let from = 0; from < wanted.length; from += proposalsPerBatch) {
      const batch = wanted.slice(from, from + proposalsPerBatch);
      for (const [id, outcome] of await acceptBatch(deps, deciding, batch)) outcomes.set(id, resultOf(id, outcome));
    }
  }
  for (const id of wanted) {
    if (!outcomes.has(id)) outcomes.set(id, await decideOne(deps, deciding, id, decision));
  }
  const results = wanted.flatMap((id) => outcomes.get(id) ?? []);
  await releaseProposals(
    deps.db,
    results.flatMap(({ id, ok }) => (ok ? [] : [id])),
  );
  return results;
}

/**
 * Accepts what can be accepted together, in one transaction. Other kinds are left out of the answer; so is everything when the
 * batch fails as a whole, and each is then decided by itself: one that cannot be written does not keep the others waiting.
 */
async function acceptBatch(
  deps: Deps,
  deciding: Deciding,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DecisionOutcome>> {
  try {
    return await withTransaction(deps.db, async (tx) => {
      await lockPlacing(tx);
      const proposals = await findProposalsForUpdate(tx, ids);
      const outcomes = new Map<string, DecisionOutcome>();
      const open = ids.flatMap((id) => {
        const proposal = proposals.get(id);
        if (!proposal) outcomes.set(id, { kind: 'not_found' });
        else if (!openStates.includes(proposal.state)) outcomes.set(id, { kind: 'already_decided', proposalId: id });
        else if (isPlacement(proposal)) return [{ proposal }];
        return [];
      });
      const accepted = await acceptPlacements(tx, deps, deciding, open);
      for (const [at, { proposal }] of open.entries()) {
        const outcome = accepted[at];
        if (outcome) outcomes.set(proposal.id, outcome);
      }
      const taken = open.filter(({ proposal }) => outcomes.get(proposal.id)?.kind === 'decided');
      await auditDecisions(
        tx,
        deps,
        deciding,
        taken.map(({ proposal }) => proposal),
      );
      return outcomes;
    });
  } catch (error) {
    log.warn({ event: 'proposals.batch-failed', proposals: ids.length, reason: messageOf(error) });
    return new Map();
  }
}

async function decideOne(
  deps: Deps,
  deciding: Deciding,
  id: string,
  decision: 'accept' | 'reject',
): Promise<BulkResult> {
  try {
    const outcome =
      decision === 'accept'
        ? await acceptProposal(deps, deciding, id, undefined)
        : await rejectProposal(deps, deciding, id, undefined, null);
    return resultOf(id, outcome);
  } catch (error) {
    log.error({ event: 'proposals.decision-failed', proposalId: id, reason: messageOf(error) });
    return { id, ok: false, ...reasoned('FAILED') };
  }
}

function resultOf(id: string, outcome: DecisionOutcome): BulkResult {
  switch (outcome.kind) {
    case 'decided':
      return { id, ok: true, ...unsaid };
    case 'already_decided':
      return { id, ok: false, ...reasoned('ALREADY_DECIDED') };
    case 'conflict':
      return { id, ok: false, ...reasoned('VERSION_CONFLICT') };
    case 'not_found':
      return { id, ok: false, ...reasoned('NOT_FOUND') };
    case 'invalid':
      return { id, ok: false, ...reasoned('INVALID_INPUT') };
    case 'not_allowed': {
      const { code, reason, wording } = outcome;
      return { id, ok: false, code, reason, wording };
    }
  }
}
