import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Marks orders that wait too long, and completes those of which nothing is left to do. */
export const watchOrdersJob = defineJob({ name: 'watch-orders', payload: z.object({}), expireInSeconds: 600 });
