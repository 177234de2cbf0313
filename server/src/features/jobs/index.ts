import type { Feature } from '../../platform/feature.ts';
import { jobFilter } from './job.store.ts';
import { jobResolvers } from './job.resolvers.ts';

/** The long work of all features as one list. */
export function jobsFeature(features: readonly Feature[]): Feature {
  const work = features.flatMap(({ work: own = [] }) => own);
  return { name: 'jobs', resolvers: jobResolvers(work), filters: { jobs: jobFilter } };
}
