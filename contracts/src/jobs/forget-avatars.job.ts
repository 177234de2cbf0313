import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Clears away pictures of people that nothing speaks of any more, with their bytes. */
export const forgetAvatarsJob = defineJob({ name: 'forget-avatars', payload: z.object({}) });
