import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { orderSteps, placeNamed, stepOnwards } from '../features/payments/testing/order-steps.ts';
import { providerWorld } from '../features/payments/testing/provider-world.ts';
import { returnWorld } from '../features/payments/testing/return-world.ts';
import { type Random, randomFrom } from '../features/products/testing/random.ts';
import { freePort } from '../platform/db/index.ts';
import { clientOverHttp, passableFolder, startPreparedServer, testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const writers = 8;
const orders = 100;
const runMs = Number(process.env.QUARRY_DRIVER_SECONDS ?? 60) * 1_000;
/** Printed, and given to draw the same steps again; which of them meet is up to the machine. */
const seed = Number(process.env.QUARRY_DRIVER_SEED ?? Date.now() % 1_000_000);
/** However busy the machine is. */
const fewestSteps = 500;
const patience = { timeout: 120_000, interval: 100 };

const dataFolder = await passableFolder('quarry-driver-');
const server = await startPreparedServer({ dataFolder });
afterAll(async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
});
const api = await testApi({ server });
const { db } = api.deps;
await migrateAll(api.url);
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
const main = join(import.meta.dirname, '../main.ts');
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  DATABASE_URL: api.url,
  QUARRY_DATA: api.dataFolder,
  QUARRY_ALLOW_HOSTS: new URL(demo.providerUrl).host,
  PORT: String(port),
};

/** Where an answer that names the log has its cause. */
const log = await open(process.env.QUARRY_DRIVER_LOG ?? join(dataFolder, 'parts.log'), 'a');

type Part = 'api' | 'worker';
const running = new Map<Part, ChildProcess>();
let isOver = false;

/** Starts a part, and starts it again whenever it ends, as its supervisor would. */
function keep(part: Part): void {
  const child = spawn(process.execPath, [main, part], { env, stdio: ['ignore', log.fd, log.fd] });
  running.set(part, child);
  child.once('exit', () => {
    if (!isOver) keep(part);
  });
}

afterAll(async () => {
  isOver = true;
  for (const child of running.values()) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await demo.stop();
  await log.close();
  while (!(await isBack())) await delay(patience.interval);
});

/** Whether PostgreSQL has recovered from its last kill. */
async function isBack(): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

async function killPostgres(): Promise<void> {
  const lines = await readFile(join(server.folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lines, 10);
  // It is just starting again.
  if (Number.isInteger(pid)) process.kill(pid, 'SIGKILL');
}

const answers = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok;

it('leaves all in order no matter who is killed', { timeout: 10 * patience.timeout }, async () => {
  process.stdout.write(`orders-driver: seed ${seed}\n`);
  const administrator = await api.asAdministrator();
  const world = { ...providerWorld(api, demo), ...returnWorld(api) };
  const { shopId, channelId } = await world.sellingShop(administrator);
  const provider = await world.provider(administrator, shopId);
  await world.steer('/behaviour', { hookAddress: `${address}${provider.hookPath}` });
  keep('api');
  keep('worker');
  await expect.poll(answers, patience).toBe(true);
  const client = clientOverHttp(() => address, administrator.accessToken);
  const until = Date.now() + runMs;
  let steps = 0;
  const goesOn = () => Date.now() < until || steps < fewestSteps;
  const placed = new Map<number, string>();
  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const paymentsMade = new Set<string>();
  const refundsMade = new Set<string>();
  const disputesMade = new Set<string>();

  const place = async (at: number) => {
    const answer = await placeNamed({ world, client }, channelId, at);
    count(`place ${answer.__typename}`);
    expect(answer.order.id).toBe(placed.get(at) ?? answer.order.id);
    placed.set(at, answer.order.id);
  };
  const write = async (writer: number) => {
    const random = randomFrom(seed * 100 + writer);
    while (goesOn()) {
      steps += 1;
      const isNew = placed.size === 0 || random.chance(0.1);
      const at = isNew ? random.between(1, orders) : random.pick([...placed.keys()]);
      const id = placed.get(at);
      if (id === undefined || isNew) {
        await place(at);
        continue;
      }
      const seen = { order: await world.back(client, id), money: await world.money(client, id) };
      const name = random.chance(0.7) ? stepOnwards(seen, random) : random.pick(Object.keys(orderSteps));
      const answer = await orderSteps[name]?.({ world, client, random, providerId: provider.id }, seen);
      if (answer === undefined) continue;
      count(`${name} ${answer.__typename}`);
      if (['record', 'authorize', 'ask'].includes(name) && 'payment' in answer)
        paymentsMade.add((answer.payment as { id: string }).id);
      if (['refund', 'refundUnit'].includes(name) && 'refund' in answer)
        refundsMade.add((answer.refund as { id: string }).id);
      if (name === 'dispute' && 'refund' in answer) disputesMade.add((answer.refund as { id: string }).id);
    }
  };
  const kill = async () => {
    const random = randomFrom(seed * 100 + writers);
    while (goesOn()) {
      const next = steps + random.between(40, 150);
      // Counted in steps, so that a busy machine does some between one start and the next kill.
      const isDue = () => steps >= next || !goesOn();
      while (!isDue()) await delay(patience.interval);
      const victim = random.pick(['api', 'worker', 'postgres'] as const);
      count(`kill ${victim}`);
      if (victim === 'postgres') await killPostgres();
      else running.get(victim)?.kill('SIGKILL');
      await expect.poll(answers, patience).toBe(true);
    }
  };
  const disputes: unknown[] = [];
  const takeBack = async (random: Random) => {
    const captured = (await world.happened()).filter(({ kind }) => kind === 'captured');
    if (captured.length === 0) return;
    const { payment } = random.pick(captured);
    const { dispute } = await world.steer('/dispute', { payment, amount: `0.${random.between(10, 90)}` });
    count(dispute === undefined ? 'disputed too much' : 'disputed');
    if (dispute !== undefined) disputes.push(dispute);
  };
  const decide = async (dispute: unknown, end: 'won' | 'lost') => {
    const ended = await world.steer('/dispute/end', { dispute, end });
    if ('dispute' in ended) count(`dispute ${end}`);
  };
  const misbehave = async () => {
    const random = randomFrom(seed * 100 + writers + 1);
    while (goesOn()) {
      await delay(random.between(200, 1_500));
      const pick = random.between(1, orders);
      if (random.chance(0.3) && placed.has(pick)) {
        const order = `driver-${pick}`;
        await world.steer('/pay', { order, amount: '2.00', currency: 'EUR', isCaptured: random.chance(0.5) });
        count('pay unasked');
        continue;
      }
      if (random.chance(0.4)) await takeBack(random);
      // One that is won brings back what is refunded then, which fits in the order of time only: they are won at the end.
      if (random.chance(0.2) && disputes.length > 0) await decide(random.pick(disputes), 'lost');
      await world.steer('/behaviour', {
        outcome: random.pick(['succeeds', 'succeeds', 'waits', 'refuses']),
        losesAnswers: random.chance(0.3),
        delayMs: random.pick([0, 50, 400]),
        hooks: random.pick(['once', 'twice', 'lost', 'held']),
      });
      if (random.chance(0.3)) await world.steer('/release', { isReversed: true });
    }
  };
  await Promise.all([...Array.from({ length: writers }, (_, writer) => write(writer)), kill(), misbehave()]);

  // All that was begun comes to its end: the provider does what waited, and tells everything once more, the newest first.
  await expect.poll(answers, patience).toBe(true);
  for (let at = 1; at <= orders; at += 1) await place(at);
  await world.steer('/behaviour', { outcome: 'succeeds', losesAnswers: false, delayMs: 0, hooks: 'held' });
  const open = async () =>
    (
      await sql<{ id: string; state: string }>`select id, state from payment_transaction
        where state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')`.execute(db)
    ).rows;
  for (const { id } of await open()) await world.steer('/settle', { key: id, outcome: 'succeeds' });
  await world.steer('/release', { isReversed: true });
  // The door of this process takes no hook from another time than its own clock shows.
  api.deps.clock.set(new Date());
  const tellAgain = async () => {
    for (const event of (await world.happened()).toReversed()) {
      const sent = {
        kind: event.kind,
        order: event.order,
        status: await world.hook(provider.hookPath, event),
      };
      expect(sent).toMatchObject({ status: 200 });
    }
  };
  await tellAgain();
  const settle = async () => {
    const left = await open();
    for (const { id, state } of left) if (state === 'PENDING' || state === 'UNKNOWN') await world.lookUp(client, id);
    return left.length;
  };
  await expect.poll(settle, { ...patience, interval: 1_000 }).toBe(0);
  const untold = async () =>
    (await sql`select id, kind, state, note from payment_event where state <> 'APPLIED'`.execute(db)).rows;
  // Money that people may have entered already is theirs to decide about: each of these payments is one of its own.
  const decideListed = async () => {
    const { rows } = await sql<{ id: string; hint: string }>`select id, order_hint as hint from payment_event
      where state = 'CONFLICT' and note = 'totals' and kind in ('AUTHORIZED', 'CAPTURED') order by occurred_at limit 1`.execute(
      db,
    );
    for (const { id, hint } of rows) {
      const answer = await world.attach(client, id, placed.get(Number(hint.replace('driver-', ''))) ?? '', true);
      count(`attach ${answer.__typename}`);
      const made = await sql<{ id: string }>`select payment_id as id from payment_event where id = ${id}`.execute(db);
      for (const payment of made.rows) paymentsMade.add(payment.id);
    }
    return rows.length;
  };
  await expect.poll(decideListed, { ...patience, interval: 10 }).toBe(0);
  await expect.poll(untold, { ...patience, interval: 1_000 }).toEqual([]);
  // Nothing is refunded any more: banks decide, and their ends are told before what they end.
  const random = randomFrom(seed * 100 + writers + 2);
  for (let n = 0; n < 10; n += 1) await takeBack(random);
  for (const dispute of disputes) if (random.chance(0.7)) await decide(dispute, random.pick(['won', 'lost']));
  await world.steer('/release', { isReversed: true });
  api.deps.clock.set(new Date());
  await tellAgain();
  await expect.poll(untold, { ...patience, interval: 1_000 }).toEqual([]);
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries([...tally].toSorted(([one], [other]) => one.localeCompare(other))), undefined, 1)}\n`,
  );

  const check = spawn(process.execPath, [main, 'commerce', 'check'], { env });
  const [found] = await Promise.all([text(check.stdout), once(check, 'close')]);
  expect(found).toMatch(/: nothing differs\.\s*$/);
  const { rows: numbers } = await sql<{ number: number }>`select number from "order" order by number`.execute(db);
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: orders }, (_, at) => 1_001 + at));

  const unasked = await sql<{ id: string }>`
    select id from payment p where not exists (
      select from payment_transaction t where t.payment_id = p.id and t.kind = 'AUTHORIZE' and t.requested_by is not null)`.execute(
    db,
  );
  const { rows: payments } = await sql<{ id: string }>`select id from payment`.execute(db);
  const theirs = new Set(unasked.rows.map(({ id }) => id));
  expect(new Set(payments.map(({ id }) => id).filter((id) => !theirs.has(id)))).toEqual(paymentsMade);
  const { rows: refunds } = await sql<{ id: string }>`select id from refund where purpose = 'GOODWILL'`.execute(db);
  expect(new Set(refunds.map(({ id }) => id))).toEqual(refundsMade);
  const byHand = await sql<{ id: string }>`
    select r.id from refund r join payment_transaction t on t.refund_id = r.id and t.kind = 'CHARGEBACK'
      join payment p on p.id = t.payment_id join payment_provider v on v.id = p.provider_id
    where r.purpose = 'DISPUTE' and v.code = 'manual'`.execute(db);
  expect(new Set(byHand.rows.map(({ id }) => id))).toEqual(disputesMade);
  expect(await moneyHere()).toEqual(moneyThere(await world.happened()));
});

/** What payments of the provider come to here, by its references, in minor units. */
async function moneyHere() {
  const { rows } = await sql<
    { ref: string } & Record<'authorized' | 'captured' | 'refunded' | 'voided' | 'disputed', number>
  >`
    select p.provider_ref as ref, authorized_minor as authorized, captured_minor as captured,
      refunded_minor - d.minor as refunded, voided_minor as voided, d.minor as disputed from payment p join payment_provider v on v.id = p.provider_id
      cross join lateral (select coalesce(sum(case t.kind when 'CHARGEBACK' then t.amount_minor else -t.amount_minor end), 0)::int as minor
        from payment_transaction t where t.payment_id = p.id and t.kind in ('CHARGEBACK', 'REVERSAL')) d
    where v.code = 'demo' and p.provider_ref is not null`.execute(db);
  return Object.fromEntries(rows.map(({ ref, ...money }) => [ref, money]));
}

/** The same as the provider tells: the last event of a kind names all of it, and of a dispute its own amount. */
function moneyThere(events: readonly object[]) {
  const found: Record<string, Record<string, number>> = {};
  for (const { payment, kind, amount } of events as { payment: string; kind: string; amount: string }[]) {
    if (kind === 'failed') continue;
    const minor = Math.round(Number(amount) * 100);
    const money = (found[payment] ??= { authorized: 0, captured: 0, refunded: 0, voided: 0, disputed: 0 });
    if (kind === 'disputed') money.disputed = (money.disputed ?? 0) + minor;
    else if (kind === 'dispute_won') money.disputed = (money.disputed ?? 0) - minor;
    else if (kind !== 'dispute_lost') money[kind] = minor;
  }
  return found;
}
