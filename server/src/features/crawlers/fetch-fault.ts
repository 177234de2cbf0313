import { isWordingKey, readSentence, type Sentence, sentence } from '@quarry/contracts/wording';

/** What a fetch's row keeps of its fault, as a sentence: a wording, a bare code, or the address it led to. */
export function readFault(kept: string): Sentence {
  return isWordingKey(kept) ? sentence({ key: kept, params: {} }) : readSentence(kept);
}
