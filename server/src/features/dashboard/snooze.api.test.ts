import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString();

type Need = { code: string; count: number; snooze: { until: string | null } | null };
type Answer = { __typename: string; needs?: Need[]; issues?: { path: string; code: string }[] };

const needs = async (client: TestClient = administrator): Promise<Need[]> =>
  (await client.query<{ dashboard: { needs: Need[] } }>('{ dashboard { needs { code count snooze { until } } } }'))
    .dashboard.needs;

const snooze = async (code: string, until?: string, client: TestClient = administrator): Promise<Answer> =>
  (
    await client.query<{ snoozeNeed: Answer }>(
      `mutation ($code: String!, $until: DateTime) { snoozeNeed(code: $code, until: $until) { __typename
        ... on NeedsChanged { needs { code count snooze { until } } } ... on InvalidInput { issues { path code } } } }`,
      { code, until },
    )
  ).snoozeNeed;

const wake = async (code: string): Promise<Need[]> =>
  (
    await administrator.query<{ wakeNeed: { needs: Need[] } }>(
      'mutation ($code: String!) { wakeNeed(code: $code) { needs { code snooze { until } } } }',
      { code },
    )
  ).wakeNeed.needs;

async function addShop(): Promise<void> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db
    .insertInto('shop')
    .values({ id, name: id, slug: id, url, kind: 'observed', status: 'ACTIVE', created_at: clock.now() })
    .execute();
}

const code = 'shops_without_source';
const snoozeOf = async (client?: TestClient) => (await needs(client)).find((need) => need.code === code)?.snooze;

describe('snoozing what needs you', () => {
  beforeAll(addShop);
  beforeEach(() => wake(code));

  it('holds until its time, and for the one person who asked', async () => {
    const until = inHours(0.1);
    expect(await snooze(code, until)).toMatchObject({
      __typename: 'NeedsChanged',
      needs: [{ code, snooze: { until } }],
    });
    expect(await snoozeOf()).toEqual({ until });
    const other = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    expect(await snoozeOf(other)).toBeNull();
    clock.set(new Date(Date.parse(until) + 1));
    expect(await snoozeOf()).toBeNull();
  });

  it('holds without a time until the need changes', async () => {
    await snooze(code);
    expect(await snoozeOf()).toEqual({ until: null });
    await addShop();
    expect(await snoozeOf()).toBeNull();
  });

  it('is taken back', async () => {
    await snooze(code, inHours(1));
    expect((await wake(code)).find((need) => need.code === code)?.snooze).toBeNull();
    expect(await snoozeOf()).toBeNull();
  });

  it('refuses a time that is past or more than 31 days away, and a need that there is not', async () => {
    const refused = async (hours: number) => (await snooze(code, inHours(hours))).issues;
    expect(await refused(-1)).toEqual([{ path: 'until', code: 'too_small' }]);
    expect(await refused(32 * 24)).toEqual([{ path: 'until', code: 'too_large' }]);
    expect(await snooze('suspect_prices')).toEqual({ __typename: 'NotFound' });
  });
});
