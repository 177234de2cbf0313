import type { CommentReport } from '@quarry/contracts/comments';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { reasoned, wording } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { commentKind, type NotAllowed } from './comment.commands.ts';
import { setReports } from './comment.store.ts';
import { findReported } from './submitting.store.ts';

type Reported = { kind: 'reported'; id: string };
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

/** Flags a comment that a reader reported. It stays shown: people decide. */
export function reportComment(
  deps: Deps,
  origin: ChangeOrigin,
  channel: { id: string; shopId: string },
  report: CommentReport,
): Promise<Reported | Invalid | NotAllowed> {
  return withTransaction(deps.db, async (tx): Promise<Reported | Invalid | NotAllowed> => {
    const seen = await findReported(tx, channel, report);
    if (!seen) {
      const field = report.commentId === null ? 'externalId' : 'commentId';
      return { kind: 'invalid', issues: [inputIssue(field, 'unknown')] };
    }
    const within = { ...deps, db: tx };
    const changed = await changeRecord(
      within,
      origin,
      commentKind,
      { ...seen, action: 'reported' },
      async (_tx, before) => {
        const { status, reportCount } = before;
        if (status !== 'APPROVED')
          return {
            kind: 'not_allowed' as const,
            ...reasoned('COMMENT_NOT_SHOWN', { state: wording(`comment:${status}`) }),
          };
        await setReports(tx, before, reportCount + 1, deps.clock.now());
        return undefined;
      },
    );
    if (changed.kind === 'saved') return { kind: 'reported', id: seen.id };
    if (changed.kind === 'not_allowed') return changed;
    throw new Error(`The comment ${seen.id} was locked and could not be changed.`);
  });
}
