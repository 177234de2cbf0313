import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { fragmentsOf } from './document-measure.ts';

/** How often each field stands in the same place, under whatever names. */
type Counts = Map<string, number>;

/**
 * How often the field that is repeated most stands in one place of a document: beside itself, below fields of one name that stand beside
 * each other, and with what fragments bring there. Each fragment is counted once, and one that contains itself counts nothing.
 */
export function mostRepeats(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Counts>();
  const countsOfFragment = (name: string): Counts => {
    const present = known.get(name);
    if (present) return present;
    known.set(name, new Map());
    const fragment = fragments.get(name);
    const counts = fragment ? countsIn(fragment.selectionSet) : new Map<string, number>();
    known.set(name, counts);
    return counts;
  };
  const countsIn = (...sets: SelectionSetNode[]): Counts => {
    const counts: Counts = new Map();
    const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
    for (const { name } of sets.flatMap(fieldsOf)) add(name.value, 1);
    for (const spread of sets.flatMap(spreadsOf)) countsOfFragment(spread).forEach((count, name) => add(name, count));
    return counts;
  };
  const mostIn = (...sets: SelectionSetNode[]): number => {
    const below = Map.groupBy(sets.flatMap(fieldsOf), ({ name }) => name.value);
    const inner = [...below.values()].map((fields) => fields.flatMap(({ selectionSet }) => selectionSet ?? []));
    return Math.max(
      ...countsIn(...sets).values(),
      ...inner.map((deeper) => (deeper.length === 0 ? 0 : mostIn(...deeper))),
    );
  };
  const roots = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
      ? definition.selectionSet
      : [],
  );
  return Math.max(0, ...roots.map((root) => mostIn(root)));
}

/** The fields of a set, and of the fragments without a name in it. */
function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    return selection.kind === Kind.INLINE_FRAGMENT ? fieldsOf(selection.selectionSet) : [];
  });
}

/** The names of the fragments that are spread in a set, as often as they are. */
function spreadsOf({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return selection.name.value;
    return selection.kind === Kind.INLINE_FRAGMENT ? spreadsOf(selection.selectionSet) : [];
  });
}
