/** Refusals of crawlers and crawl runs: the reason, and after a line break the next step. */
export const english = {
  'crawler.archived': 'An archived crawler does not run.\nAdd a new one for its shop.',
  'crawler.draft': 'A draft does not run.\nMake a dry run first, then make the crawler active.',
  'crawler.transition': 'A crawler that is {{from}} cannot become {{to}}.\nPossible now: {{ways}}.',
  'crawler.transition:end': 'A crawler that is {{from}} cannot become {{to}}; it stays as it is.',
  'crawler.dry_run_missing':
    'A crawler becomes active once a dry run with these settings has succeeded.\nMake a dry run first.',
  'crawl_run.waiting': 'A run of this crawler already waits for its turn.',
  'crawl_run.accept_by_person': 'Only a person takes a run as the new normal.',
  'crawl_run.other_live': 'Another run of this crawler lives.\nLet it end first.',
  'crawl_run.filling':
    'The run belongs to the demo data import, which crawls day after day.\nLet the import finish, or cancel the run.',
  settings_unusable: 'These settings cannot be used as they are.\nSee {{fields}}.',
} as const;
