/** What set a run going, of crawlers, grabbers and excavators; screens have a word for each in every language. */
export const runTriggers = [
  'manual',
  'schedule',
  'seed',
  'command_line',
  'resume',
  'crawl',
  'replay',
  'snapshots',
] as const;

export type RunTrigger = (typeof runTriggers)[number];
