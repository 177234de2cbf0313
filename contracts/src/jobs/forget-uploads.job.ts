import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Deletes uploads that nothing used within their day, with their bytes. */
export const forgetUploadsJob = defineJob({ name: 'forget-uploads', payload: z.object({}) });
