import { gs1CheckDigit } from './check-digit.ts';

/**
 * The twelve digits that a UPC-E stands for: eight digits, the first 0 or 1, zeros taken out by the last but one.
 * Undefined when the eight digits are no UPC-E.
 */
export function expandUpcE(code: string): string | undefined {
  const match = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(code);
  if (!match) return undefined;
  const [, system = '', a = '', b = '', c = '', d = '', e = '', rule = '', check = ''] = match;
  const data = `${system}${expandBody([a, b, c, d, e], rule)}`;
  return gs1CheckDigit(data) === check ? `${data}${check}` : undefined;
}

function expandBody([a, b, c, d, e]: [string, string, string, string, string], rule: string): string {
  if (rule <= '2') return `${a}${b}${rule}0000${c}${d}${e}`;
  if (rule === '3') return `${a}${b}${c}00000${d}${e}`;
  if (rule === '4') return `${a}${b}${c}${d}00000${e}`;
  return `${a}${b}${c}${d}${e}0000${rule}`;
}
