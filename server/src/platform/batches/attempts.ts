import { isFaultOfWork } from './fault-of-work.ts';

const most = 3;
const keptKeys = 10_000;

/**
 * Counts what failed, for work whose rows cannot keep the count: a loop that asks what is due would take it up again for ever. The count is
 * of this process, so a new release tries again. A key names what is worked on and its version, so that a change is tried again too.
 */
export class Attempts {
  readonly #failed = new Map<string, number>();

  /** Whether the work under this key failed three times by its own fault. */
  areSpent(key: string): boolean {
    return (this.#failed.get(key) ?? 0) >= most;
  }

  /** Notes that the work under this key failed by its own fault; of very many keys the oldest is forgotten. */
  note(key: string): void {
    const failed = (this.#failed.get(key) ?? 0) + 1;
    this.#failed.delete(key);
    this.#failed.set(key, failed);
    const [oldest] = this.#failed.keys();
    if (this.#failed.size > keptKeys && oldest !== undefined) this.#failed.delete(oldest);
  }

  /**
   * Does the work unless it failed three times; `failed` tells of one that fails by its own fault. Resolves with what the work gives, and
   * with undefined where it was not done. Throws every other error.
   */
  async try<Result>(
    key: string,
    work: () => Promise<Result>,
    failed: (error: unknown) => void,
  ): Promise<Result | undefined> {
    if (this.areSpent(key)) return undefined;
    try {
      return await work();
    } catch (error) {
      if (!isFaultOfWork(error)) throw error;
      this.note(key);
      failed(error);
      return undefined;
    }
  }
}
