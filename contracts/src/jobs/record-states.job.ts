import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Records the states of shops whose day has ended. */
export const recordStatesJob = defineJob({ name: 'record-states', payload: z.object({}) });
