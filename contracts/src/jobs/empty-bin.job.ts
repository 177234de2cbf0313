import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes for good what has lain in the bin for its time. */
export const emptyBinJob = defineJob({ name: 'empty-bin', payload: z.object({}), expireInSeconds: 3_600 });
