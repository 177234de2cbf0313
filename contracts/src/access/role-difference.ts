import { type Action, covers, type PermissionRule, type Subject, subjects } from './permissions.ts';
import { nowhere, type Reach, reachOf } from './permission-matrix.ts';
import { fieldsFor, permissionTable } from './permission-table.ts';

/** One thing that two roles allow differently. */
export type RoleDifference = {
  action: Action;
  subject: Subject;
  left: Reach;
  right: Reach;
  /** The fields that each is limited to; null where it is not. */
  fields: Record<'left' | 'right', readonly string[] | null>;
};

/** What only the left role allows, what only the right one does, and what both allow on other conditions. */
export type RoleDifferences = Record<'onlyLeft' | 'onlyRight' | 'otherwise', RoleDifference[]>;

/** How two sets of rules differ in what they come to: a right that follows from a wider one counts like one that is named. */
export function differenceOfRules(left: readonly PermissionRule[], right: readonly PermissionRule[]): RoleDifferences {
  const differences = subjects.flatMap((subject) =>
    comparedActions(subject).flatMap((action): RoleDifference[] => {
      const reaches = { left: reachTo(left, action, subject), right: reachTo(right, action, subject) };
      const fields = { left: fieldsTo(left, action, subject), right: fieldsTo(right, action, subject) };
      const isSame = reaches.left === reaches.right && String(fields.left) === String(fields.right);
      return isSame ? [] : [{ action, subject, ...reaches, fields }];
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

/** `manage` stands for the other actions, and is compared by itself only where there is no other. */
function comparedActions(subject: Subject): readonly Action[] {
  if (subject === 'all') return ['manage'];
  const { actions } = permissionTable[subject];
  return actions.length === 1 ? actions : actions.filter((action) => action !== 'manage');
}
