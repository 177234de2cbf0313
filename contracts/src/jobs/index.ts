export { defineJob, type JobDefinition } from './define-job.ts';
export { emptyBinJob } from './empty-bin.job.ts';
export { forgetAvatarsJob } from './forget-avatars.job.ts';
export { forgetBulkResultsJob } from './forget-bulk-results.job.ts';
export { forgetImportsJob } from './forget-imports.job.ts';
export { forgetRepliesJob } from './forget-replies.job.ts';
export { forgetUploadsJob } from './forget-uploads.job.ts';
export { verifyAuditJob } from './verify-audit.job.ts';
export { watchOrdersJob } from './watch-orders.job.ts';
