import type { Feature } from '../../platform/feature.ts';
import { jobFilter } from './job.store.ts';
import { jobResolvers } from './job.resolvers.ts';

export const jobsFeature: Feature = { name: 'jobs', resolvers: jobResolvers, filters: { jobs: jobFilter } };
