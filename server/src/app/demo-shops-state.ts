import { type Reasoned, reasoned } from '@quarry/contracts/wording';
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
export type ClockOutcome = { kind: 'moved'; demo: DemoShopsState } | ({ kind: 'not_allowed' } & Reasoned);

const answerWithinMs = 2_000;
const mostDaysAtOnce = 365;

/** The demonstration shops beside this installation; null when none run. */
export async function demoShopsState(
  controlUrl: string | undefined = environment().demoControlUrl,
): Promise<DemoShopsState | null> {
  if (controlUrl === undefined) return null;
  try {
    const response = await fetch(controlUrl, { signal: AbortSignal.timeout(answerWithinMs) });
    return controlAnswer.parse(await response.json());
  } catch (error) {
    log.warn({ event: 'demo-shops.silent', reason: messageOf(error) });
    return null;
  }
}

/** Moves the clock of the demonstration shops on by whole days, so that prices, stock and range change as in life. */
export async function advanceDemoClock(
  days: number,
  controlUrl: string | undefined = environment().demoControlUrl,
): Promise<ClockOutcome> {
  if (!Number.isInteger(days) || days < 1 || days > mostDaysAtOnce) {
    return refuse(reasoned('bad_days', { most: mostDaysAtOnce }));
  }
  if (controlUrl === undefined) {
    return refuse(reasoned('no_demo_shops'));
  }
  try {
    const response = await fetch(`${controlUrl}/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: days }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'moved', demo: controlAnswer.parse(answer) };
    return refuse(reasoned('refused_by_shops', { cause: refusal.parse(answer).error }));
  } catch (error) {
    log.warn({ event: 'demo-shops.silent', reason: messageOf(error) });
    return refuse(reasoned('demo_shops_silent'));
  }
}

const refusal = z.object({ error: z.string() });

function refuse(why: Reasoned): ClockOutcome {
  return { kind: 'not_allowed', ...why };
}
