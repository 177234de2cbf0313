import { z } from 'zod';
import { line, scheduleInput } from '../common/index.ts';

export const feedLimits = { name: 80, ofChannel: 20, oldTokenDays: 7 } as const;

export const feedFileFormats = ['XML', 'CSV', 'TSV', 'JSONL'] as const;

/** What a person may set on a feed; a feed without a schedule follows its changes alone. */
export const feedInput = z.object({
  name: line(feedLimits.name),
  format: z.enum(feedFileFormats),
  schedule: scheduleInput
    .nullish()
    .transform((given) => given ?? { every: 'manual' as const, cron: null, timeZone: null }),
});

export type FeedDraft = z.output<typeof feedInput>;
