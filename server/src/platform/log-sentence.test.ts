import { describe, expect, it } from 'vitest';
import { sentenceOf } from './log-sentence.ts';

const time = new Date(2026, 10, 24, 3, 51, 24).toISOString();
const spoken = (line: object): string => sentenceOf(JSON.stringify({ time, ...line }));

describe('a line of the log as a sentence', () => {
  it('says when, how grave, what and why', () => {
    expect(spoken({ level: 'warn', event: 'listener.lost', reason: 'Connection terminated' })).toBe(
      '03:51:24 warning: Listener lost: Connection terminated\n',
    );
    expect(spoken({ level: 'warn', event: 'http.slow', requestId: 'a1', path: '/graphql', ms: 2100 })).toBe(
      '03:51:24 warning: Http slow (request id a1, path /graphql, ms 2100)\n',
    );
  });

  it('keeps the words of a line that has its own', () => {
    expect(spoken({ level: 'info', event: 'seed.told', msg: 'Day 3 of 30.' })).toBe('03:51:24 quarry: Day 3 of 30.\n');
    expect(spoken({ level: 'warn', event: 'child.ended', code: 1, msg: 'The worker ended.', reason: 'No disk.' })).toBe(
      '03:51:24 warning: The worker ended: No disk.\n',
    );
  });

  it('shows the stack of an error, and of nothing less', () => {
    const err = { type: 'Error', message: 'lost', stack: 'Error: lost\n    at work' };
    expect(spoken({ level: 'error', event: 'loop.failed', loop: 'crawl', err })).toBe(
      '03:51:24 error: Loop failed (loop crawl): lost\nError: lost\n    at work\n',
    );
    expect(spoken({ level: 'warn', event: 'loop.failed', loop: 'crawl', err })).toBe(
      '03:51:24 warning: Loop failed (loop crawl): lost\n',
    );
  });
});
