import type { PriceOptions } from './price-types.ts';

/** One line of the tables in `fixtures/price`. */
export type PriceCase = { rule: string; text: string; expected: string; options: PriceOptions };

/** The cases of one table, each with the rule that stands above it. */
export function parsePriceCases(table: string): PriceCase[] {
  const found: PriceCase[] = [];
  let rule = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) rule = line.slice(2);
    else if (line.includes(' => ')) found.push(parseCase(rule, line));
  }
  return found;
}

function parseCase(rule: string, line: string): PriceCase {
  const [text = '', answer = ''] = line.split(' => ');
  const options = Object.fromEntries(
    Array.from(answer.matchAll(/(locale|hint)=(\S+)/g), ([, key, value = '']) => [key, value.replaceAll('~', ' ')]),
  );
  const expected = answer.replace(/ ?(?:locale|hint)=\S+/g, '').trim();
  return { rule, text: unescapeText(text), expected, options };
}

function unescapeText(text: string): string {
  return text
    .replace(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\n', '\n');
}
