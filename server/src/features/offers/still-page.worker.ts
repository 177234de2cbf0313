// Showing a page of 10 MB takes seconds of pure computing: it is done beside the thread that answers people.
import { parentPort, workerData } from 'node:worker_threads';
import { showStillPage, type StillPageTask } from './still-page.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a thread has no origin.
parentPort?.postMessage(showStillPage(workerData as StillPageTask));
