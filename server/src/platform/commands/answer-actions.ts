import type { Subject } from '@quarry/contracts/access';
import type { ActionNow } from '@quarry/contracts/states';
import { reasoned } from '@quarry/contracts/wording';
import type { RecordAction, Shape } from '../graphql/index.ts';

/** The actions of a record of the subject as GraphQL shows them. */
export function answerActions<State extends string>(
  actions: readonly ActionNow<State>[],
  subject: Subject,
): Shape<RecordAction>[] {
  return actions.map(({ action, to, refusal, lacks }) => {
    if (lacks) {
      const missing = { ...reasoned('RIGHT_MISSING'), right: { action: lacks, subject } };
      return { action, to, isAllowed: false, refusal: missing };
    }
    return { action, to, isAllowed: !refusal, refusal: refusal ? { ...refusal, right: null } : null };
  });
}
