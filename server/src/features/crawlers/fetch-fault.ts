import { isWordingKey, readSentence, type Sentence, sentence, type Wording } from '@quarry/contracts/wording';

/** What a fetch's row keeps of its fault, as a sentence: a wording, a bare code, or the address it led to. */
export function readFault(kept: string): Sentence {
  return isWordingKey(kept) ? sentence({ key: kept, params: {} }) : readSentence(kept);
}

/** The code of a fault that is told in this wording. */
export function faultCode({ key }: Wording): string {
  return key.split(':', 1)[0] ?? key;
}

const passing: ReadonlySet<string> = new Set(['host_not_found', 'connection_failed', 'timeout', 'broken_response']);

/** Whether another try may overcome a refusal of the outbound door. */
export function mayPass(code: string): boolean {
  return passing.has(code);
}
