export { defineJob, type JobDefinition } from './define-job.ts';
