import { hash, verify } from '@node-rs/argon2';
import { Failure } from '../failure.ts';

/** Argon2id with the least work that RFC 9106 and current practice accept for interactive log-in. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const atOnce = 2;
const longestQueue = 50;

let running = 0;
const queue: (() => void)[] = [];

/** The password in stored form: Argon2id in PHC text, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether the password belongs to the stored form. Without one (an unknown address, a user who never set a password)
 * the same work is done against a form that nothing matches, so that the time tells nothing.
 * Throws a Failure TOO_BUSY when 50 others already wait.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const form = stored ?? (await nobodysForm());
  const matches = await inTurn(() => verify(form, password));
  return matches && stored !== null;
}

let nobodys: Promise<string> | undefined;
function nobodysForm(): Promise<string> {
  nobodys ??= hash(crypto.randomUUID(), parameters);
  return nobodys;
}

/** Hashes cost memory and a core each: two run at a time, fifty wait, more are turned away. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (queue.length >= longestQueue) {
      throw new Failure('TOO_BUSY', 'Too many people are signing in at this moment: try again in a few seconds.');
    }
    const turn = Promise.withResolvers<void>();
    queue.push(turn.resolve);
    await turn.promise;
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
