import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Forms the hashes of the whole audit trail anew and keeps what does not fit. */
export const verifyAuditJob = defineJob({ name: 'verify-audit', payload: z.object({}), expireInSeconds: 3_600 });
