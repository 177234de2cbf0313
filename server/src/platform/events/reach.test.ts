import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { systemActor } from '../auth/index.ts';
import { type Db, withTransaction } from '../db/index.ts';
import { newId } from '../ids.ts';
import { defineTopic, openReach, publishEvents } from './index.ts';
import { lastDrawnId } from './reach.ts';

const api = await testApi();
const { db } = api.engines;
const lampChanged = defineTopic({ name: 'lamp_changed', aggregate: 'lamp', fields: ['colour'] });
const origin = { actor: systemActor, cause: 'schedule' as const };
const tell = () =>
  withTransaction(api.application.db, (tx) =>
    publishEvents(tx, lampChanged, origin, [{ id: newId(), changed: ['colour'] }]),
  );

/** A connection on which the answer to this statement waits until it is let go of. */
function holding(statement: string) {
  const asked = new WeakSet<object>();
  const gates: (() => void)[] = [];
  const held: Db = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes(statement)) asked.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (asked.has(queryId)) await new Promise<void>((resolve) => gates.push(resolve));
      return result;
    },
  });
  const letGo = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { held, gates, letGo };
}

it('finds the end of the log though one look begins while another is under way', async () => {
  const { held, gates, letGo } = holding('pg_current_xact_id');
  const reach = openReach(held);
  await tell();
  const first = reach.look();
  await expect.poll(() => gates.length).toBe(1);
  await tell();
  const second = reach.look();
  await expect.poll(() => gates.length).toBe(2);
  await letGo();
  await first;
  await letGo();
  await second;
  const end = await lastDrawnId(db);
  await expect.poll(() => reach.look()).toBe(end);
});
