import { consumerLoop, outboxDaysLoop } from '../platform/events/index.ts';
import type { WorkerLoop } from '../platform/feature.ts';
import { monthPartitionsLoop } from '../platform/partitions/index.ts';
import { features } from './features.ts';

/** Every loop of a worker: those of the features, one for each consumer of the log, and those of the platform. */
export const loops: readonly WorkerLoop[] = [
  ...features.flatMap((feature) => feature.loops ?? []),
  ...features.flatMap((feature) => feature.consumers ?? []).map(consumerLoop),
  outboxDaysLoop,
  monthPartitionsLoop,
];
