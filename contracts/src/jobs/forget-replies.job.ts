import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Forgets the replies kept under idempotency keys once they are a day old. */
export const forgetRepliesJob = defineJob({ name: 'forget-replies', payload: z.object({}) });
