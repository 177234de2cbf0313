/** As much may be held in memory of one thing that is worked on beside others. */
export const smallBytes = 1024 * 1024;

const atOnce = 8;

/**
 * The results of several works at once, in the order of their beginning: a disk that confirms each file, or a store across the
 * network, makes one after the other wait. When one fails, the others end before its failure is thrown.
 */
export async function* ahead<One, Result>(
  source: AsyncIterable<One>,
  work: (one: One) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const begun: Promise<Result>[] = [];
  try {
    for await (const one of source) {
      const working = work(one);
      // Its failure is thrown when its turn comes.
      working.catch(() => undefined);
      begun.push(working);
      const first = begun.length < atOnce ? undefined : begun.shift();
      if (first !== undefined) yield await first;
    }
    for (let first = begun.shift(); first !== undefined; first = begun.shift()) yield await first;
  } finally {
    await Promise.allSettled(begun);
  }
}
