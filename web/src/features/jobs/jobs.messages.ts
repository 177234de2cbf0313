import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  jobs: 'Jobs',
  live_one: '{{count}} job at work',
  live_other: '{{count}} jobs at work',
  none: 'Nothing is at work. Runs of crawlers, grabbers and excavators show here.',
  notLoaded: 'The jobs could not be asked for. They go on all the same.',
  crawl: 'Crawl: {{name}}',
  dryRun: 'Dry run: {{name}}',
  grab: 'Grab run: {{name}}',
  excavation: 'Excavation: {{name}}',
  pages: '{{done}} of {{total}} pages',
  dug: '{{done}} of {{total}} offers',
  offers_one: '{{count}} offer so far',
  offers_other: '{{count}} offers so far',
  left: 'about {{time}} left',
  fetched_one: '{{count}} page fetched',
  fetched_other: '{{count}} pages fetched',
  found_one: '{{count}} offer',
  found_other: '{{count}} offers',
  dugThrough_one: '{{count}} offer dug through',
  dugThrough_other: '{{count}} offers dug through',
  cancel: 'Cancel',
  cancelNamed: 'Cancel {{name}}',
  cancelTitle: 'Cancel this run?',
  cancelText: 'It stops as soon as its worker has let go of it. What it found stays.',
  keepRunning: 'Keep it running',
  notCancelled: 'The run could not be cancelled. Try again.',
  gone: 'The run is no longer there.',
  clear: 'Clear what has ended',
  ended: '{{name}}: {{state}}',
};

export const jobsMessages = defineCatalogue('jobs', english, {
  de: () => import('./jobs.messages.de.ts'),
  fr: () => import('./jobs.messages.fr.ts'),
  pt: () => import('./jobs.messages.pt.ts'),
});
