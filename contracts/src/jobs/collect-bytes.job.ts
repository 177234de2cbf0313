import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes stored bytes of pages that have passed the limits of retention. */
export const collectBytesJob = defineJob({
  name: 'collect-stored-bytes',
  payload: z.object({}),
  expireInSeconds: 3_600,
});
