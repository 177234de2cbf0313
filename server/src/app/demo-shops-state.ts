import * as z from 'zod';
import { environment } from '../environment.ts';
import { log } from '../platform/log.ts';
import { messageOf } from '../platform/failure.ts';

const controlAnswer = z.object({
  day: z.number(),
  date: z.string(),
  shops: z.array(z.object({ name: z.string(), url: z.string() })),
});

export type DemoShopsState = z.infer<typeof controlAnswer>;

/** The demonstration shops beside this installation; null when none run. */
export async function demoShopsState(): Promise<DemoShopsState | null> {
  const controlUrl = environment().demoControlUrl;
  if (controlUrl === undefined) return null;
  try {
    const response = await fetch(controlUrl, { signal: AbortSignal.timeout(2_000) });
    return controlAnswer.parse(await response.json());
  } catch (error) {
    log.warn({ event: 'demo-shops.silent', reason: messageOf(error) });
    return null;
  }
}
