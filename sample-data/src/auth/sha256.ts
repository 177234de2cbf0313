/*
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) without waiting: the browser's own is asynchronous, and missing where a
 * dashboard is served over plain HTTP from another machine.
 */

const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    Array.from({ length: number }, (_, divisor) => divisor).every((divisor) => divisor < 2 || number % divisor),
);

/** The first 32 bits behind the point. */
const fraction = (value: number) => Math.floor((value % 1) * 2 ** 32) | 0;

const roundConstants = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const startHash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Int32Array.from(startHash);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    compress(hash, schedule(new DataView(blocks.buffer, offset, 64)));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return blocks;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      words[index] = block.getInt32(index * 4);
      continue;
    }
    const [early, late] = [at(index - 15), at(index - 2)];
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + first + at(index - 7) + second;
  }
  return words;
}

function compress(hash: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  words.forEach((word, index) => {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sumE + chosen + (roundConstants[index] ?? 0) + word) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (hash[index] ?? 0) + word;
  });
}

export function hmacSha256(key: string, message: string): Uint8Array {
  const encoder = new TextEncoder();
  const block = new Uint8Array(64);
  block.set(encoder.encode(key));
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      encoder.encode(message),
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  return Uint8Array.from([...first, ...second]);
}
