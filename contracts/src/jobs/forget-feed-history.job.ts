import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Forgets who read feeds, and what their rows were, after 90 days. */
export const forgetFeedHistoryJob = defineJob({ name: 'forget-feed-history', payload: z.object({}) });
