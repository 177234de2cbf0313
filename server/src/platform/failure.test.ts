import { describe, expect, it } from 'vitest';
import { messageOf } from './failure.ts';

describe('the sentence of what was thrown', () => {
  it.each([
    [new Error('It is full.'), 'It is full.'],
    // What pg-boss tells of an error is a plain copy of it.
    [{ message: 'Connection terminated', queue: 'mail' }, 'Connection terminated'],
    ['no such file', 'no such file'],
    [null, 'null'],
    [new AggregateError([new Error('one'), new Error('other')]), 'one; other'],
  ])('is its message', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message);
  });
});
