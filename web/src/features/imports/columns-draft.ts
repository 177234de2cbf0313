import type { ImportDetailFragment, ImportTargetsQuery } from './imports.operations.generated.ts';

export type Target = ImportTargetsQuery['importTargets'][number];
export type Mode = Target['modes'][number];
export type ColumnDraft = { target: string | null; mode: Mode };

/** What the columns of a file shall be, as it stands in the form. */
export type ColumnsDraft = {
  columns: readonly ColumnDraft[];
  matchBy: string | null;
  creates: boolean;
  recipe: string;
};

export function draftOf({ columns, matchBy, creates, recipe }: ImportDetailFragment): ColumnsDraft {
  return {
    columns: columns.map(({ target, mode }) => ({ target, mode })),
    matchBy,
    creates,
    recipe: recipe ?? '',
  };
}

/** Whether both say the same, so that nothing needs to be saved. */
export function isSameDraft(one: ColumnsDraft, other: ColumnsDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The same with another target, in a mode that it has. */
export function withTarget(column: ColumnDraft, target: Target | undefined): ColumnDraft {
  if (!target) return { ...column, target: null };
  const [first = 'SET'] = target.modes;
  return { target: target.key, mode: target.modes.includes(column.mode) ? column.mode : first };
}

/** The targets that a key needs and no column has. */
export function missingTargets(key: { targets: readonly string[] }, columns: readonly ColumnDraft[]): string[] {
  return key.targets.filter((target) => !columns.some((column) => column.target === target));
}

/** Whether a column can be filled in more than one way. */
export function hasModes(targets: readonly Target[]): boolean {
  return targets.some(({ modes }) => modes.length > 1);
}
