import { type Action, fieldsOfBoth, type PermissionRule, type Subject } from '@quarry/contracts/access';

/** What two sets of rules both allow. */
export function rulesOfBoth(own: readonly PermissionRule[], others: readonly PermissionRule[]): PermissionRule[] {
  const met = others.flatMap((other) => own.flatMap((rule) => meet(rule, other)));
  const named = met.map(
    (rule) => [`${rule.action} ${rule.subject} ${rule.scope} ${rule.fields?.join()}`, rule] as const,
  );
  return [...new Map(named).values()];
}

/** What both of two rules allow; of two different conditions no single one says both. */
function meet(left: PermissionRule, right: PermissionRule): PermissionRule[] {
  const action = narrower<Action>(left.action, right.action, 'manage');
  const subject = narrower<Subject>(left.subject, right.subject, 'all');
  if (action === undefined || subject === undefined) return [];
  if (left.scope !== undefined && right.scope !== undefined && left.scope !== right.scope) return [];
  const scope = left.scope ?? right.scope;
  const limit = fieldsOfBoth(left, right);
  return limit.fields?.length === 0 ? [] : [{ action, subject, ...(scope && { scope }), ...limit }];
}

function narrower<Word>(left: Word, right: Word, widest: Word): Word | undefined {
  if (left === right || right === widest) return left;
  return left === widest ? right : undefined;
}
