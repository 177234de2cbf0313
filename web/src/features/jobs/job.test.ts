import { describe, expect, it } from 'vitest';
import { jobOf } from './job.ts';

const startedAt = '2026-01-01T00:00:00Z';
const minuteLater = Date.parse(startedAt) + 60_000;

describe('a job of the tray', () => {
  it('counts the pages of a crawl, fetched and left', () => {
    const job = jobOf(
      {
        __typename: 'CrawlRun',
        id: 'r1',
        state: 'running',
        isDry: false,
        startedAt,
        left: 30,
        requestedAt: startedAt,
        requestedBy: 'Ada',
        finishedAt: null,
        secondsLeft: 15,
        nextCommands: ['pause', 'cancel'],
        funnel: [{ name: 'fetched', count: 10 }],
        crawler: { id: 'c1', name: 'Mill' },
      },
      minuteLater,
    );
    expect(job).toMatchObject({
      id: 'r1',
      kind: 'crawl',
      name: 'Mill',
      requestedBy: 'Ada',
      done: 10,
      total: 40,
      secondsLeft: 15,
      mayCancel: true,
      mayRunAgain: false,
    });
  });

  it.each([
    ['what waits, by the pace so far', 20, { done: 10, total: 30, secondsLeft: 120 }],
    ['nothing for a run over everything, of which nobody knows the end', null, { total: undefined }],
    ['nothing before it was asked for', undefined, { total: undefined, secondsLeft: undefined }],
  ])('estimates for an excavation %s', (_what, left, expected) => {
    const job = jobOf(
      {
        __typename: 'ExcavationRun',
        id: 'r2',
        state: 'running',
        startedAt,
        requestedAt: startedAt,
        requestedBy: null,
        finishedAt: null,
        ...(left === undefined ? {} : { left }),
        nextCommands: [],
        outcomes: [
          { name: 'linked', count: 4 },
          { name: 'proposed', count: 6 },
        ],
        excavator: { id: 'e1', name: 'All offers' },
      },
      minuteLater,
    );
    expect(job).toMatchObject({ ...expected, mayCancel: false });
  });
});
