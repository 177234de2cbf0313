import type { Feature } from '../../platform/feature.ts';
import { jobResolvers } from './job.resolvers.ts';

export const jobsFeature: Feature = { name: 'jobs', resolvers: jobResolvers };
