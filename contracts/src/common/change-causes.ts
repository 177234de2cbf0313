/** By which door a change came about; a history has a word for each in every language. */
export const changeCauses = [
  'screen',
  'import',
  'crawl_run',
  'grab_run',
  'excavation',
  'proposal',
  'api',
  'command_line',
  'seed',
  'schedule',
  'undo',
  'revert',
  'bulk_run',
  'api_key',
] as const;

export type ChangeCause = (typeof changeCauses)[number];
