import { parentPort } from 'node:worker_threads';

/**
 * Answers the tasks that `workBeside` gives to a thread, one after the other; called once by the module of the thread. What `answer` throws ends
 * the thread, and is thrown where the task came from.
 */
export function serveTasks(answer: (task: unknown) => unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a thread has no origin.
  parentPort?.on('message', (task: unknown) => parentPort?.postMessage({ answer: answer(task) }));
}
