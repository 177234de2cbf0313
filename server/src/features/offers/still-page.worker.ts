// Showing a page of 10 MB takes seconds of pure computing: it is done beside the thread that answers people.
import { serveTasks } from '../../platform/page-tasks.ts';
import { showStillPage, type StillPageTask } from './still-page.ts';

serveTasks((task) => showStillPage(task as StillPageTask));
