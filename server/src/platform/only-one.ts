/** The outcome of a set of one, by which a command of one record goes the way of many; throws when there is none or another one. */
export function onlyOne<T>(outcomes: readonly T[]): T {
  const [outcome, ...others] = outcomes;
  if (outcome === undefined || others.length > 0) throw new Error(`A set of one had ${outcomes.length} outcomes.`);
  return outcome;
}
