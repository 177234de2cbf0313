import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Frees what has passed the limits of retention. */
export const keepRetentionJob = defineJob({
  name: 'keep-retention',
  payload: z.object({}),
  expireInSeconds: 3_600,
});
