export { defineJob, type JobDefinition } from './define-job.ts';
export { forgetRepliesJob } from './forget-replies.job.ts';
