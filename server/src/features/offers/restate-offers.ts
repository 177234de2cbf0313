import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockPlacing, type restateProperties } from '../products/index.ts';
import { findSourceOffers } from './source-offer.store.ts';

type Restating = Pick<Consumer, 'name' | 'topics'> & {
  offersAtOnce: number;
  /** The next of the offers that the record of an event concerns, in the order of their ids. */
  find: (tx: Tx, recordId: string, after: string | null, limit: number) => Promise<string[]>;
  restate: typeof restateProperties;
};

const progressSchema = z.object({ after: z.string() }).nullable();

/** Follows decisions by which offers state something else to products; one that concerns many offers takes several transactions. */
export function restatesOffers({ name, topics, offersAtOnce, find, restate }: Restating): Consumer {
  return {
    name,
    topics,
    from: 'beginning',
    batchSize: 100,
    handle: async (tx, deps, events, progress) => {
      const [event] = events;
      if (!event) return undefined;
      // Digging holds what offers stated before, and would write that over what is written here.
      await lockPlacing(tx);
      const after = progressSchema.parse(progress ?? null)?.after ?? null;
      const ids = await find(tx, event.aggregateId, after, offersAtOnce);
      const sources = await findSourceOffers(tx, ids);
      const change = { actor: systemActor, cause: 'schedule', causeId: event.aggregateId } as const;
      await restate(tx, deps, change, [...sources.values()]);
      const last = ids.at(-1);
      return last === undefined || ids.length < offersAtOnce ? { done: 1 } : { done: 0, progress: { after: last } };
    },
  };
}
