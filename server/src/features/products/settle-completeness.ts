import { followToEnd } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { completenessBases } from './completeness-bases.consumer.ts';
import { recountCompleteness } from './completeness-recount.loop.ts';

/** Counts completeness by the templates of now; the seed does so before the worker runs. */
export async function settleCompleteness(deps: Deps): Promise<void> {
  await followToEnd(deps, completenessBases);
  while ((await recountCompleteness(deps)) > 0);
}
