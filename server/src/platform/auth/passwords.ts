import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../failure.ts';

/** Argon2id with the least work that RFC 9106 and current practice accept for interactive log-in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const atOnce = 2;
const longestQueue = 50;

type Waiting = { isPreferred: boolean; start: () => void; refuse: (reason: Failure) => void };

let running = 0;
/** The preferred ones first, each part in the order of arrival. */
const queue: Waiting[] = [];

/** The password in stored form: Argon2id in PHC text, with a salt of its own. Throws TOO_BUSY as `passwordMatches` does. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters), false);
}

/**
 * Whether the password belongs to the stored form. Without one (an unknown address, a user who never set a password)
 * the same work is done against a form that nothing matches, so that the time tells nothing. `isPreferred` goes before
 * strangers, and takes a stranger's place when the queue is full, so that a flood locks nobody out.
 * Throws a Failure TOO_BUSY when 50 others already wait.
 */
export async function passwordMatches(
  password: string,
  stored: string | null,
  options: { isPreferred?: boolean } = {},
): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? nobodysForm, password), options.isPreferred ?? false);
  return matches && stored !== null;
}

/** The refusal of one who would have to wait too long. */
export function tooBusy(): Failure {
  return new Failure('TOO_BUSY', 'Too many people are signing in at this moment: try again in a few seconds.');
}

const nobodysForm = phcText(randomBytes(16), randomBytes(32));

/** A stored form as PHC writes it, with our parameters. */
function phcText(salt: Buffer, digest: Buffer): string {
  const { memoryCost, timeCost, parallelism } = parameters;
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${text(salt)}$${text(digest)}`;
}

/** Hashes cost memory and a core each: two run at a time, fifty wait, more are turned away. */
async function inTurn<T>(work: () => Promise<T>, isPreferred: boolean): Promise<T> {
  if (running < atOnce) running += 1;
  else await waitForTurn(isPreferred);
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next.start();
    else running -= 1;
  }
}

function waitForTurn(isPreferred: boolean): Promise<void> {
  if (queue.length >= longestQueue) {
    const last = queue.at(-1);
    if (!isPreferred || !last || last.isPreferred) throw tooBusy();
    queue.pop();
    last.refuse(tooBusy());
  }
  const turn = Promise.withResolvers<void>();
  const firstStranger = queue.findIndex((waiting) => !waiting.isPreferred);
  const place = isPreferred && firstStranger !== -1 ? firstStranger : queue.length;
  queue.splice(place, 0, { isPreferred, start: turn.resolve, refuse: turn.reject });
  return turn.promise;
}
