type WithId = { id: number };

/** Rows in an order of one's own; what that does not know of yet comes first. */
export function ordered<Row extends WithId>(rows: readonly Row[], order: readonly number[]): readonly Row[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return rows.toSorted((left, right) => (place.get(left.id) ?? -1) - (place.get(right.id) ?? -1));
}

/** The ids with one of them at another place. */
export function movedTo(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}

/** The order of all rows after those that are shown changed theirs: whatever is not shown stays where it is. */
export function mergedOrder(order: readonly number[], shown: readonly number[]): readonly number[] {
  const isShown = new Set(shown);
  const rest = [...shown];
  const known = new Set(order);
  const kept = order.map((id) => (isShown.has(id) ? (rest.shift() ?? id) : id));
  return [...kept, ...rest.filter((id) => !known.has(id) || !kept.includes(id))];
}
