import type * as z from 'zod';

/** A kind of background work: its queue's name, the shape of its payload (ids only), and how it is retried. */
export type JobDefinition<Payload> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** How often a failed job is tried again before it is given up; 3 unless said otherwise. */
  retryLimit: number;
  /** Seconds before the first retry; each further one waits twice as long. */
  retryDelaySeconds: number;
  /** A job that neither ends nor shows life for this long is taken from its worker. */
  expireInSeconds: number;
};

/** Declares a job; both ends parse its payload with the same schema. The name has letters, digits, `-`, `_`, `.` only. */
export function defineJob<Payload>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return { retryLimit: 3, retryDelaySeconds: 5, expireInSeconds: 900, ...definition };
}
