import { once } from 'node:events';
import * as z from 'zod';
import { settingsFollow } from './supervised.ts';

const settingsSchema = z.record(z.string(), z.string());

/** Waits for what the supervisor learns while its children load their code, and puts it where it would have been: in the environment. */
export async function settingsArrived(): Promise<void> {
  if (process.env[settingsFollow] === undefined) return;
  delete process.env[settingsFollow];
  const [message]: unknown[] = await once(process, 'message');
  Object.assign(process.env, settingsSchema.parse(message));
}
