import { type Action, type PermissionRule, type Subject, subjects } from './permissions.ts';
import { nowhere, type Reach, reachOf, ruleCovers } from './permission-matrix.ts';
import { permissionTable } from './permission-table.ts';

/** One thing that two roles allow differently. */
export type RoleDifference = { action: Action; subject: Subject; left: Reach; right: Reach };

/** What only the left role allows, what only the right one does, and what both allow on other conditions. */
export type RoleDifferences = Record<'onlyLeft' | 'onlyRight' | 'otherwise', RoleDifference[]>;

/** How two sets of rules differ in what they come to: a right that follows from a wider one counts like one that is named. */
export function differenceOfRules(left: readonly PermissionRule[], right: readonly PermissionRule[]): RoleDifferences {
  const differences = subjects.flatMap((subject) =>
    comparedActions(subject).flatMap((action): RoleDifference[] => {
      const reaches = { left: reachTo(left, action, subject), right: reachTo(right, action, subject) };
      return reaches.left === reaches.right ? [] : [{ action, subject, ...reaches }];
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
  const covering = rules.filter((rule) => ruleCovers(rule, action, subject));
  return covering.length === 0 ? nowhere : reachOf(covering);
}

/** `manage` stands for the other actions, and is compared by itself only where there is no other. */
function comparedActions(subject: Subject): readonly Action[] {
  if (subject === 'all') return ['manage'];
  const { actions } = permissionTable[subject];
  return actions.length === 1 ? actions : actions.filter((action) => action !== 'manage');
}
