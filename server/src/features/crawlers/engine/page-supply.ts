import type { LeasedPage } from './frontier.ts';

/** Leased pages for the lanes of a session, claimed ahead so that no lane waits for the database. */
export type PageSupply = {
  /** The next page; undefined when nothing is due now. */
  next: () => Promise<LeasedPage | undefined>;
};

/** `claim` leases the next pages; it is called again while lanes work as soon as fewer than `reserve` pages wait. */
export function createPageSupply(claim: () => Promise<LeasedPage[]>, reserve: number): PageSupply {
  const waiting: LeasedPage[] = [];
  let claiming: Promise<void> | undefined;
  let isExhausted = false;
  const claimOnce = async () => {
    try {
      const pages = await claim();
      isExhausted = pages.length === 0;
      waiting.push(...pages);
    } finally {
      claiming = undefined;
    }
  };
  const claimMore = () => (claiming ??= claimOnce());
  return {
    async next() {
      if (waiting.length === 0 && !isExhausted) await claimMore();
      const page = waiting.shift();
      // What the claim ahead throws is thrown to the lane that waits for it, or by the session's next claim.
      if (page && waiting.length < reserve && !isExhausted) claimMore().catch(() => undefined);
      return page;
    },
  };
}
