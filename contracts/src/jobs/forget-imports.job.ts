import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes imports 30 days after they were touched last, with their change sets, and lets go of their uploads. */
export const forgetImportsJob = defineJob({ name: 'forget-imports', payload: z.object({}), expireInSeconds: 3_600 });
