import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  title: 'Background tasks',
  failedTitle: 'Failed tasks',
  queuesTitle: 'Queues',
  noneFailed: 'No task has failed.',
  noQueues: 'There are no queues yet. Start a worker.',
  task: 'Task',
  reason: 'Reason',
  attempts: 'Attempts',
  failedAt: 'Failed',
  actions: 'Actions',
  retry: 'Retry',
  retryNamed: 'Retry “{{name}}”',
  retried: '“{{name}}” is queued again.',
  discard: 'Delete',
  discardNamed: 'Delete “{{name}}”',
  discardText: 'The task is not done. If it runs on a schedule, its next run is not affected.',
  discarded: '“{{name}}” is deleted.',
  seenTo: 'Somebody has seen to this task already.',
  waiting: 'Waiting',
  active: 'Running',
  failed: 'Failed',
  lastDone: 'Last done',
  'queue.empty-bin': 'Empty the bin',
  'queue.forget-avatars': 'Clear unused profile pictures',
  'queue.forget-bulk-results': 'Clear results of bulk actions',
  'queue.forget-replies': 'Clear replies to repeated requests',
  'queue.forget-imports': 'Clear old imports',
  'queue.forget-uploads': 'Clear unused uploads',
  'queue.verify-audit': 'Verify the audit trail',
};

export const tasksMessages = defineCatalogue('tasks', english, {
  de: () => import('./tasks.messages.de.ts'),
  fr: () => import('./tasks.messages.fr.ts'),
  pt: () => import('./tasks.messages.pt.ts'),
});
