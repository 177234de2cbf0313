import { z } from 'zod';
import { line } from '../common/index.ts';

/** As many as `held` keys of one channel hold at a time: enough to replace them one after the other. */
export const channelKeyLimits = { name: 80, days: 3_660, held: 50, requestsPerMinute: 6_000 } as const;

/** A key of a sales channel as it is made; without days it never expires. */
export const channelKeyInput = z.object({
  name: line(channelKeyLimits.name),
  expiresInDays: z.coerce
    .number({ error: 'not_a_number' })
    .int({ error: 'not_whole' })
    .min(1, { error: 'too_small' })
    .max(channelKeyLimits.days, { error: 'too_large' })
    .nullish()
    .transform((days) => days ?? null),
});

export type ChannelKeyDraft = z.output<typeof channelKeyInput>;
