import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Forgets what became of single records of bulk runs that ended long ago. */
export const forgetBulkResultsJob = defineJob({ name: 'forget-bulk-results', payload: z.object({}) });
