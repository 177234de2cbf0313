import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes the bodies of hooks of payment providers after 400 days; what was read in them stays. */
export const forgetHookBodiesJob = defineJob({ name: 'forget-hook-bodies', payload: z.object({}) });
