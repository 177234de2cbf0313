import type { Reasoned } from '@quarry/contracts/wording';
/** The source can not be read as a feed: a stable code and one sentence. */
export class FeedRefusal extends Error {
  override name = 'FeedRefusal';
  readonly why: Reasoned;
  constructor(why: Reasoned) {
    super(why.reason);
    this.why = why;
  }
}
