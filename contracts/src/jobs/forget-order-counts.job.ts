import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes counts of lists of orders that are shown no more. */
export const forgetOrderCountsJob = defineJob({ name: 'forget-order-counts', payload: z.object({}) });
