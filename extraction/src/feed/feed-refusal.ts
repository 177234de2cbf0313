/** The source can not be read as a feed: a stable code and one sentence. */
export class FeedRefusal extends Error {
  override name = 'FeedRefusal';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
