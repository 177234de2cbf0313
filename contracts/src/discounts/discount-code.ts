import { type Reasoned, reasoned } from '../wording/index.ts';
import { normalCode } from './discount.ts';

export const discountCodeLimits = {
  code: 64,
  atOnce: 10_000,
  prefix: 20,
  length: { min: 6, max: 20, usual: 10 },
} as const;

/** Signs of generated codes: without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTWXY';

/** Letters and digits of any script, with hyphens, underscores and dots between them. */
export const codePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;

/** Why a text is no code; null for one that is. */
export function codeRefusal(text: string): Reasoned | null {
  const code = normalCode(text);
  if (code === '') return reasoned('CODE_EMPTY');
  if (code.length > discountCodeLimits.code) return reasoned('CODE_TOO_LONG', { most: discountCodeLimits.code });
  return codePattern.test(code) ? null : reasoned('CODE_SIGNS');
}
