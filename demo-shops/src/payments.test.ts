import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DemoShops, demoProviderSecret, signature, startDemoShops } from './index.ts';

type Told = { kind: string; amount: string; isSigned: boolean };

describe('the payment provider of the demo shops', () => {
  let demo: DemoShops;
  let told: Told[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const sent = String(request.headers['demo-signature']);
      const at = new Date(Number(/^t=(\d+)/.exec(sent)?.[1]) * 1_000);
      const { kind, amount } = JSON.parse(body) as Told;
      told.push({ kind, amount, isSigned: sent === signature(demoProviderSecret, body, at) });
      response.end();
    });
  });

  const post = async (path: string, body: object, authorization = `Bearer ${demoProviderSecret}`) => {
    const response = await fetch(`${demo.providerUrl}${path}`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const request = (key: string, kind: string, amount: string, more: object) =>
    post('/v1/requests', { key, kind, amount, currency: 'EUR', ...more });
  const kinds = () => told.map(({ kind, amount }) => `${kind} ${amount}`);

  beforeAll(async () => {
    demo = await startDemoShops({ ports: 'free', faults: 'none' });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    await post('/_control/behaviour', { hookAddress: `http://127.0.0.1:${port}/` });
  });
  beforeEach(async () => {
    await post('/_control/behaviour', { outcome: 'succeeds', losesAnswers: false, hooks: 'once' });
    told = [];
  });
  afterAll(async () => {
    receiver.close();
    await demo.stop();
  });

  it('answers nobody without its secret', async () => {
    expect(await post('/v1/requests', {}, 'Bearer another')).toMatchObject({ status: 401 });
  });

  it('has one effect for each key, and tells of it with its signature and the total', async () => {
    const first = await request('one', 'authorize', '10.00', { order: '1001' });
    expect(await request('one', 'authorize', '10.00', { order: '1001' })).toEqual(first);
    const { payment } = first.body;
    await request('two', 'capture', '4.00', { payment });
    await request('three', 'capture', '5.00', { payment });
    expect((await request('four', 'capture', '5.00', { payment })).body).toMatchObject({ status: 'failed' });
    await expect.poll(kinds).toHaveLength(4);
    expect(kinds().toSorted()).toEqual(['authorized 10.000', 'captured 4.000', 'captured 9.000', 'failed 0.000']);
    expect(told.every(({ isSigned }) => isSigned)).toBe(true);
  });

  it('loses the answer and keeps the effect, which is found by its key', async () => {
    await post('/_control/behaviour', { losesAnswers: true });
    await expect(request('lost', 'authorize', '10.00', { order: '1002' })).rejects.toThrow('fetch failed');
    const found = await fetch(`${demo.providerUrl}/v1/requests/lost`, {
      headers: { authorization: `Bearer ${demoProviderSecret}` },
    });
    expect(await found.json()).toMatchObject({ status: 'succeeded' });
  });

  it('tells twice, never, or in reverse when asked to', async () => {
    await post('/_control/behaviour', { hooks: 'twice' });
    await post('/_control/pay', { order: '1003', amount: '1.00', currency: 'EUR', isCaptured: false });
    await expect.poll(kinds).toEqual(['authorized 1.000', 'authorized 1.000']);
    told = [];
    await post('/_control/behaviour', { hooks: 'lost' });
    await post('/_control/pay', { order: '1004', amount: '1.00', currency: 'EUR' });
    await post('/_control/behaviour', { hooks: 'held' });
    await post('/_control/pay', { order: '1005', amount: '2.00', currency: 'EUR' });
    expect((await post('/_control/release', { isReversed: true })).body).toEqual({ sent: 2 });
    expect(kinds()).toEqual(['captured 2.000', 'authorized 2.000']);
  });

  it('tells what happened in one account, a hundred at a time, and from the first to anyone who has a cursor of another', async () => {
    const pay = (order: string) => post('/accounts/yard/_control/pay', { order, amount: '1.00', currency: 'EUR' });
    for (let order = 1; order <= 51; order += 1) await pay(`yard-${order}`);
    const changes = async (after: string, account = '/accounts/yard') => {
      const response = await fetch(`${demo.providerUrl}${account}/v1/changes?after=${after}`, {
        headers: { authorization: `Bearer ${demoProviderSecret}` },
      });
      return (await response.json()) as { events: { order: string }[]; next: string };
    };
    const first = await changes('');
    const second = await changes(first.next);
    expect([first.events.length, second.events.length]).toEqual([100, 2]);
    expect((await changes(second.next)).events).toEqual([]);
    expect((await changes(second.next, '/accounts/mill')).events).toEqual([]);
    expect((await changes((await changes('', '/accounts/mill')).next)).events).toHaveLength(100);
    expect(JSON.stringify(await changes('', ''))).not.toContain('yard-');
    expect(told).toEqual([]);
  });

  it('waits with an answer until it is settled', async () => {
    await post('/_control/behaviour', { outcome: 'waits' });
    expect((await request('later', 'authorize', '3.00', { order: '1006' })).body).toMatchObject({ status: 'pending' });
    expect((await post('/_control/settle', { key: 'later' })).body).toMatchObject({ status: 'succeeded' });
  });

  it('has a bank take money back that is there, and end the dispute once', async () => {
    await post('/_control/behaviour', { outcome: 'succeeds', hooks: 'once' });
    const { payment } = (await post('/_control/pay', { order: '1007', amount: '9.00', currency: 'EUR' })).body;
    expect(await post('/_control/dispute', { payment, amount: '9.01' })).toMatchObject({ status: 404 });
    const { dispute } = (await post('/_control/dispute', { payment, amount: '9.00' })).body;
    expect((await request('five', 'refund', '1.00', { payment })).body).toMatchObject({ status: 'failed' });
    expect(await post('/_control/dispute/end', { dispute, end: 'drawn' })).toMatchObject({ status: 400 });
    expect(await post('/_control/dispute/end', { dispute, end: 'won' })).toMatchObject({ status: 200 });
    expect(await post('/_control/dispute/end', { dispute, end: 'lost' })).toMatchObject({ status: 404 });
    expect((await request('six', 'refund', '9.00', { payment })).body).toMatchObject({ status: 'succeeded' });
    await expect.poll(() => kinds()).toContain('refunded 9.000');
    expect(kinds()).toEqual(expect.arrayContaining(['disputed 9.000', 'dispute_won 9.000']));
  });
});
