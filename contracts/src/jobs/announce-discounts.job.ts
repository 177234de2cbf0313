import * as z from 'zod';
import { defineJob } from './define-job.ts';

/** Tells consumers of the log which discounts began, ended or were used up. */
export const announceDiscountsJob = defineJob({
  name: 'announce-discounts',
  payload: z.object({}),
  expireInSeconds: 300,
});
