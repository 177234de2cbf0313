export type TableUse = { table: string; access: 'read' | 'write' };

/** What a table's name may stand after, and what is done to it there. */
const access: Record<string, TableUse['access']> = {
  from: 'read',
  join: 'read',
  using: 'read',
  into: 'write',
  update: 'write',
  copy: 'write',
  table: 'read',
};

/** These end the list of a `from`, in which a comma brings the next table. */
const endsFrom = new Set(['where', 'group', 'order', 'limit', 'set', 'having', 'returning', 'union', 'for', 'select']);

/**
 * Which of the `known` tables a text of SQL reads and writes, as often as it names them.
 * The text may be a fragment, and may have `$` where something is put in. Names that a `with` of it defines are no tables.
 */
export function sqlTables(text: string, known: ReadonlySet<string>): TableUse[] {
  const words = sqlWords(text);
  const defined = namesOfWith(words);
  const uses: TableUse[] = [];
  const lists: boolean[] = [false];
  words.forEach((word, at) => {
    if (word === '(') lists.push(false);
    else if (word === ')') lists.pop();
    else if (endsFrom.has(word)) lists[lists.length - 1] = false;
    const before = beforeName(words, at);
    const verb = before === ',' && lists.at(-1) ? 'from' : before;
    if (verb === 'from' || verb === 'using') lists[lists.length - 1] = true;
    if (!known.has(word) || defined.has(word) || words[at + 1] === '.') return;
    const found = accessAfter(words, at, verb);
    if (found) uses.push({ table: word, access: found });
  });
  return uses;
}

/** The word that says what is done to a table: the one before its name, or before `only`. */
function beforeName(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? '';
  return before === 'only' ? (words[at - 2] ?? '') : before;
}

function accessAfter(words: readonly string[], at: number, verb: string): TableUse['access'] | undefined {
  const lead = words[at - 2];
  if (verb === 'from' && lead === 'distinct') return undefined;
  if (verb === 'from' && lead === 'delete') return 'write';
  if (verb === 'table' && (lead === 'lock' || lead === 'truncate')) return 'write';
  return Object.hasOwn(access, verb) ? access[verb] : undefined;
}

function namesOfWith(words: readonly string[]): ReadonlySet<string> {
  const names = words.filter((_, at) => {
    const before = words[at - 1] ?? '';
    if (!['with', 'recursive', ','].includes(before)) return false;
    const from = words[at + 1] === '(' ? words.indexOf(')', at) + 1 : at + 1;
    const body = words.slice(from, from + 4).filter((word) => word !== 'not' && word !== 'materialized');
    return body[0] === 'as' && (body[1] === '(' || body[1] === '$');
  });
  return new Set(names);
}

/** Words in lower case, and single signs; without comments and what stands in quotes. */
function sqlWords(text: string): string[] {
  const bare = text.replaceAll(/--[^\n]*|'(?:[^']|'')*'/g, ' ');
  return (bare.match(/"[^"]*"|\w+|[^\s\w]/g) ?? []).map((word) => word.replaceAll('"', '').toLowerCase());
}
