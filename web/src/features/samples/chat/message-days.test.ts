import { expect, it } from 'vitest';
import { daysOf } from './message-days.ts';

const at = (day: number, hour: number, minute: number, senderId: number) => ({
  message: `${day}.${hour}.${minute}`,
  time: new Date(2031, 3, day, hour, minute).toISOString(),
  senderId,
});

it('a conversation is divided by local days, and within a day by who speaks', () => {
  const days = daysOf([at(8, 23, 58, 1), at(9, 0, 1, 1), at(9, 0, 2, 1), at(9, 0, 3, 2)]);
  expect(days.map(({ turns }) => turns.map(({ senderId, messages }) => [senderId, messages.length]))).toEqual([
    [[1, 1]],
    [
      [1, 2],
      [2, 1],
    ],
  ]);
});

it('somebody who writes again after a while begins a turn of their own', () => {
  const [day] = daysOf([at(9, 9, 0, 1), at(9, 9, 10, 1), at(9, 9, 21, 1)]);
  expect(day?.turns.map(({ messages }) => messages.length)).toEqual([2, 1]);
});

it('nothing said is no day', () => {
  expect(daysOf([])).toEqual([]);
});
