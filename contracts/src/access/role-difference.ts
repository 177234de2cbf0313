import { formatMinor } from '../money/index.ts';
import { type Action, covers, type PermissionRule, type RuleLimit, type Subject, subjects } from './permissions.ts';
import { nowhere, type Reach, reachOf } from './permission-matrix.ts';
import { fieldsFor, knowsLimits, permissionTable } from './permission-table.ts';
import { limitIn } from './rights.ts';

/** One thing that two roles allow differently. */
export type RoleDifference = {
  action: Action;
  subject: Subject;
  left: Reach;
  right: Reach;
  /** The fields that each is limited to; null where it is not. */
  fields: Record<'left' | 'right', readonly string[] | null>;
  /** The most of each currency that each names; null where it knows no limit. */
  limits: Record<'left' | 'right', readonly RuleLimit[] | null>;
};

/** What only the left role allows, what only the right one does, and what both allow on other conditions. */
export type RoleDifferences = Record<'onlyLeft' | 'onlyRight' | 'otherwise', RoleDifference[]>;

/** How two sets of rules differ in what they come to: a right that follows from a wider one counts like one that is named. */
export function differenceOfRules(left: readonly PermissionRule[], right: readonly PermissionRule[]): RoleDifferences {
  const differences = subjects.flatMap((subject) =>
    comparedActions(subject).flatMap((action): RoleDifference[] => {
      const reaches = { left: reachTo(left, action, subject), right: reachTo(right, action, subject) };
      const fields = { left: fieldsTo(left, action, subject), right: fieldsTo(right, action, subject) };
      const limits = { left: limitsTo(left, action, subject), right: limitsTo(right, action, subject) };
      const isSame =
        reaches.left === reaches.right &&
        String(fields.left) === String(fields.right) &&
        JSON.stringify(limits.left) === JSON.stringify(limits.right);
      return isSame ? [] : [{ action, subject, ...reaches, fields, limits }];
    }),
  );
  return {
    onlyLeft: differences.filter((difference) => difference.right === nowhere),
    onlyRight: differences.filter((difference) => difference.left === nowhere),
    otherwise: differences.filter((difference) => difference.left !== nowhere && difference.right !== nowhere),
  };
}

/** How far rules let somebody do this to the subject, by whatever rule. */
export function reachTo(rules: readonly PermissionRule[], action: Action, subject: Subject): Reach {
  const covering = rules.filter((rule) => covers(rule, action, subject));
  return covering.length === 0 ? nowhere : reachOf(covering);
}

/** The fields to which rules limit it together; null where one of them reaches all. */
export function fieldsTo(rules: readonly PermissionRule[], action: Action, subject: Subject): readonly string[] | null {
  const covering = rules.filter((rule) => covers(rule, action, subject));
  if (covering.length === 0 || covering.some(({ fields }) => fields === undefined)) return null;
  const named = new Set(covering.flatMap(({ fields }) => fields ?? []));
  return fieldsFor(action, subject).filter((field) => named.has(field));
}

/** The most of each currency for which rules let somebody do it, by the highest of them; null where none of it is limited. */
export function limitsTo(
  rules: readonly PermissionRule[],
  action: Action,
  subject: Subject,
): readonly RuleLimit[] | null {
  const covering = rules.filter((rule) => covers(rule, action, subject));
  if (!knowsLimits(action, subject) || covering.length === 0) return null;
  const named = new Set(covering.flatMap(({ limits = [] }) => limits.map(({ currency }) => currency)));
  const most = (currency: string) => Math.max(...covering.map((rule) => limitIn(rule, currency)));
  if (most('') === Number.POSITIVE_INFINITY) return null;
  return [...named].toSorted().map((currency) => ({ currency, amount: formatMinor(most(currency), currency) }));
}

/** `manage` stands for the other actions, and is compared by itself only where there is no other. */
function comparedActions(subject: Subject): readonly Action[] {
  if (subject === 'all') return ['manage'];
  const { actions } = permissionTable[subject];
  return actions.length === 1 ? actions : actions.filter((action) => action !== 'manage');
}
