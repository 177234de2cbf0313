import { type SourceToken, sourceTokens } from './source-tokens.ts';
import { sqlTables, type TableUse } from './sql-tables.ts';
import { tableOwners } from './table-owners.ts';

export type TableAccess = TableUse & { file: string; line: number };

const known: ReadonlySet<string> = new Set(tableOwners.keys());

/** Kysely's calls that name a table, and what they do to it. */
const calls: Record<string, TableUse['access']> = {
  selectFrom: 'read',
  innerJoin: 'read',
  leftJoin: 'read',
  rightJoin: 'read',
  fullJoin: 'read',
  crossJoin: 'read',
  using: 'read',
  from: 'read',
  insertInto: 'write',
  updateTable: 'write',
  deleteFrom: 'write',
  mergeInto: 'write',
};

/**
 * Every place of a source that reads or writes a table: texts of SQL, calls of Kysely, and what a list is declared over.
 * A source that puts a name into SQL at run time reads every table that it names in a text of its own.
 */
export function tableAccesses(file: string, source: string): TableAccess[] {
  const tokens = sourceTokens(source);
  const takesNames = tokens.some((_, at) => isNamePutIn(tokens, at));
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'string' && token.kind !== 'template') return [];
    const uses = usesOf(token, at, tokens);
    const isName = uses.length === 0 && takesNames && known.has(token.text);
    const all = isName ? [{ table: token.text, access: 'read' as const }] : uses;
    return all.map((use) => ({ ...use, file, line: token.line }));
  });
}

function usesOf(token: SourceToken, at: number, tokens: readonly SourceToken[]): TableUse[] {
  const before = tokens[at - 1]?.text;
  const isTagged = token.kind === 'template' && (before === 'sql' || before === '>');
  if (isTagged || looksLikeSql(token.text)) return sqlTables(token.text, known);
  if (tableWithAlias.test(token.text)) return sqlTables(`from ${token.text}`, known);
  const access = namedBy(tokens, at);
  const table = token.text.replace(/ as \w+$/, '');
  return access && known.has(table) ? [{ table, access }] : [];
}

const sqlStart =
  /^\s*(?:(?:left |inner |cross )?join|from|select|insert into|update|delete from|with|exists|not exists|merge into|lock table|copy)\b/;
const sqlSigns = /\b(?:select|on|set|values|where|from|using)\b|\(/;

/** Texts without a tag that begin as SQL does. */
function looksLikeSql(text: string): boolean {
  return sqlStart.test(text) && sqlSigns.test(text);
}

/** What a list is read from: `offer o`, `offer as o`, `offer o join shop s on ...`. */
const tableWithAlias = /^\s*\w+ (?:as )?[a-z]{1,3}(?:$|,|\s+(?:left |inner |cross )?join\b)/;

/** What is done to a table that stands alone in a text, by the call or the property before it. */
function namedBy(tokens: readonly SourceToken[], at: number): TableUse['access'] | undefined {
  let start = at - 1;
  while (tokens[start]?.kind === 'string' || '[,|'.includes(tokens[start]?.text ?? ' ')) start -= 1;
  const [name, sign] = [tokens[start - 1]?.text ?? '', tokens[start]?.text];
  if (sign === ':' && name === 'table') return 'read';
  return sign === '(' && tokens[start - 2]?.text === '.' && Object.hasOwn(calls, name) ? calls[name] : undefined;
}

/** `from ${sql.raw(name)}`, `update ${sql.table(name)}`: the hole's tokens follow the template's. */
function isNamePutIn(tokens: readonly SourceToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'template' || !/\b(?:from|join|into|update) \$/.test(token.text)) return false;
  return tokens.some(({ text }, i) => text === 'sql' && ['raw', 'table'].includes(tokens[i + 2]?.text ?? ''));
}
