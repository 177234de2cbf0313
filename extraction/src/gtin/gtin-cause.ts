import { type Wording, wording } from '@quarry/contracts/wording';
import type { GtinReading } from './gtin-types.ts';

/** Why a code names no single unit, as a part of a sentence about it; `reading` must be of a code that is not usable. */
export function gtinCause({ code }: GtinReading): Wording {
  return wording(`gtin:${code ?? 'wrong_length'}`);
}
