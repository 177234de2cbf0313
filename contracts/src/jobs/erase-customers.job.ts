import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Erases customers of whom that was asked, once nothing of theirs is open. */
export const eraseCustomersJob = defineJob({ name: 'erase-customers', payload: z.object({}), expireInSeconds: 3_600 });
