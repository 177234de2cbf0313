import * as z from 'zod';
import { Failure, messageOf } from '../../platform/failure.ts';

const stateSchema = z.object({
  day: z.number().int().nonnegative(),
  date: z.iso.date(),
  shops: z.array(z.object({ key: z.string(), url: z.url() })),
  provider: z.object({ url: z.url() }),
});

/** Where the demonstration shops' clock stands; `date` is its calendar date (YYYY-MM-DD, UTC). */
export type DemoState = z.infer<typeof stateSchema>;

/** The control address of the running demonstration shops. */
export type DemoControl = { state: () => Promise<DemoState>; moveTo: (day: number) => Promise<DemoState> };

const answerWithinMs = 10_000;

/** Speaks to the control address; throws a Failure when the shops do not answer or refuse. */
export function demoControl(controlUrl: string): DemoControl {
  const ask = async (path: string, wish?: object): Promise<DemoState> => {
    const body =
      wish === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
    try {
      const response = await fetch(`${controlUrl}${path}`, { ...body, signal: AbortSignal.timeout(answerWithinMs) });
      return stateSchema.parse(await response.json());
    } catch (error) {
      throw new Failure(
        'DEMO_SHOPS_SILENT',
        `The demo shops do not answer at ${controlUrl} (${messageOf(error)}); the import resumes once they run.`,
        { cause: error },
      );
    }
  };
  return { state: () => ask(''), moveTo: (day) => ask('/clock', { day }) };
}
