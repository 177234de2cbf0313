import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditQueue } from './edit-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueTo(send: (edits: readonly string[]) => Promise<void>) {
  const onEmpty = vi.fn<() => void>();
  return { queue: createEditQueue<string>({ send, onEmpty }), onEmpty };
}

it('sends what was pushed meanwhile together and in order, and a whole step by itself', async () => {
  const sent: (readonly string[])[] = [];
  const { queue, onEmpty } = queueTo(async (edits) => void sent.push(edits));
  queue.push(['a']);
  queue.push(['b']);
  queue.push(['c', 'd'], true);
  queue.push(['e']);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([['a', 'b']]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(onEmpty).toHaveBeenCalledTimes(1);
});

it('keeps what may not have arrived, says so, and sends it again', async () => {
  const send = vi.fn<(edits: readonly string[]) => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
  send.mockResolvedValue(undefined);
  const { queue } = queueTo(send);
  queue.push(['a']);
  await vi.advanceTimersByTimeAsync(300);
  queue.push(['b']);
  expect(queue.state()).toEqual({ waiting: 2, isLost: true });
  await vi.advanceTimersByTimeAsync(1_300);
  expect(send.mock.calls).toEqual([[['a']], [['a']], [['b']]]);
  expect(queue.state()).toEqual({ waiting: 0, isLost: false });
});

it('takes a step back that was not sent', async () => {
  const sent: (readonly string[])[] = [];
  const { queue } = queueTo(async (edits) => void sent.push(edits));
  queue.push(['a']);
  queue.push(['b']);
  expect(queue.takeBack()).toEqual(['b']);
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([['a']]);
  expect(queue.takeBack()).toBeUndefined();
});
