import { type Db, notify, type NotificationListener, type Tx } from '../db/index.ts';

const channel = 'record_changed';

/** A record changed; anyone who shows it fetches it again. */
export type RecordChange = { entity: string; id: string; at: Date };

/** Tells every process that a record changed: at commit inside a transaction, at once outside. */
export function announceChange(db: Db | Tx, entity: string, id: string): Promise<void> {
  return notify(db, channel, `${entity}:${id}`);
}

/** Changes as they are heard, for subscriptions. */
export type RecordEvents = {
  /**
   * The changes of one record from now on, until the reader leaves. Several that come while the reader is busy are
   * told as one; a gap in hearing counts as a change, because it may hide one.
   */
  changesOf: (entity: string, id: string) => AsyncIterableIterator<RecordChange>;
};

/** Spreads what the listener hears to the subscriptions of this process. */
export function recordEvents(listener: NotificationListener): RecordEvents {
  const readers = new Map<string, Set<() => void>>();
  listener.on(channel, (payload) => {
    if (payload !== undefined) return readers.get(payload)?.forEach((wake) => wake());
    for (const group of readers.values()) for (const wake of group) wake();
  });
  return { changesOf: (entity, id) => changes(readers, entity, id) };
}

function changes(
  readers: Map<string, Set<() => void>>,
  entity: string,
  id: string,
): AsyncIterableIterator<RecordChange> {
  const key = `${entity}:${id}`;
  const state = { isPending: false, isDone: false, rouse: () => {} };
  const wake = () => {
    state.isPending = true;
    state.rouse();
  };
  const group = readers.get(key) ?? new Set();
  readers.set(key, group.add(wake));
  return {
    async next() {
      while (!state.isPending && !state.isDone) {
        await new Promise<void>((resolve) => (state.rouse = resolve));
      }
      if (state.isDone) return { done: true, value: undefined };
      state.isPending = false;
      return { done: false, value: { entity, id, at: new Date() } };
    },
    async return() {
      group.delete(wake);
      if (group.size === 0 && readers.get(key) === group) readers.delete(key);
      state.isDone = true;
      state.rouse();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
