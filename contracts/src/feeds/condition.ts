/** When a field has to be there, said over the other fields of a row and the country of the channel. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { field: string; present: boolean }
  | { field: string; in: string[] }
  /** The value is one of these categories, or a path that begins with one. */
  | { field: string; under: string[] }
  | { country: string[] };

export const conditionLimits = { depth: 8, values: 300 } as const;

/** The texts of a field in a row, none where it is absent, and the country of the channel. */
export type ConditionFacts = { textsOf: (field: string) => readonly string[]; country: string | null };

/** Whether a condition holds for a row. */
export function holds(condition: Condition, facts: ConditionFacts): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, facts));
  if ('any' in condition) return condition.any.some((one) => holds(one, facts));
  if ('not' in condition) return !holds(condition.not, facts);
  if ('country' in condition) return facts.country !== null && condition.country.includes(facts.country);
  const texts = facts.textsOf(condition.field);
  if ('present' in condition) return texts.length > 0 === condition.present;
  if ('in' in condition) return texts.some((text) => condition.in.includes(text));
  return texts.some((text) => condition.under.some((root) => text === root || text.startsWith(`${root} > `)));
}

/** The fields that a condition asks about, each once. */
export function fieldsIn(condition: Condition): string[] {
  if ('all' in condition) return unique(condition.all.flatMap(fieldsIn));
  if ('any' in condition) return unique(condition.any.flatMap(fieldsIn));
  if ('not' in condition) return fieldsIn(condition.not);
  return 'field' in condition ? [condition.field] : [];
}

function unique(names: string[]): string[] {
  return [...new Set(names)];
}

/** Whether what was read from a file is a condition: of these forms, no deeper than the limit. */
export function isCondition(read: unknown, depth: number = conditionLimits.depth): read is Condition {
  if (typeof read !== 'object' || read === null || depth === 0) return false;
  const said = read as Record<string, unknown>;
  const keys = Object.keys(said).toSorted().join(' ');
  if (keys === 'all' || keys === 'any') {
    const parts = said[keys];
    return Array.isArray(parts) && parts.length > 0 && parts.every((part) => isCondition(part, depth - 1));
  }
  if (keys === 'not') return isCondition(said.not, depth - 1);
  if (keys === 'country') return areTexts(said.country);
  if (typeof said.field !== 'string') return false;
  if (keys === 'field present') return typeof said.present === 'boolean';
  return keys === 'field in' ? areTexts(said.in) : keys === 'field under' && areTexts(said.under);
}

function areTexts(read: unknown): boolean {
  return (
    Array.isArray(read) &&
    read.length > 0 &&
    read.length <= conditionLimits.values &&
    read.every((text) => typeof text === 'string')
  );
}
