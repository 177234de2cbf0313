import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '@quarry/contracts/discounts';

const signs = codeAlphabet.length;
/** Bytes from here on would make the first signs of the alphabet likelier than the others. */
const fairBytes = 256 - (256 % signs);

/** Codes that nobody guesses, each once: a prefix and so many signs drawn by cryptographic chance. */
export function drawCodes(count: number, { prefix, length }: { prefix: string; length: number }): string[] {
  const drawn = new Set<string>();
  const next = fairSigns(count * length);
  while (drawn.size < count) drawn.add(prefix + Array.from({ length }, next).join(''));
  return [...drawn];
}

function fairSigns(atOnce: number): () => string {
  let bytes = randomBytes(0);
  let used = 0;
  return () => {
    for (;;) {
      if (used === bytes.length) {
        bytes = randomBytes(atOnce);
        used = 0;
      }
      const byte = bytes[used] ?? fairBytes;
      used += 1;
      if (byte < fairBytes) return codeAlphabet[byte % signs] ?? '';
    }
  };
}
