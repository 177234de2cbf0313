/** Refusals of the clock of the demo shops: the reason, and after a line break the next step. */
export const english = {
  bad_days: 'The clock moves on by 1 to {{most}} whole days at once.',
  no_demo_shops: 'No demo shops run here.\nStart Quarry with QUARRY_DEMO_SHOPS=on.',
  demo_import_not_stopped: 'The demo data import has not stopped.\nReload the page to see how far it has come.',
  demo_filling:
    'The demo data import advances the clock of the demo shops day by day; you can advance it by hand once the import has finished.',
  refused_by_shops: 'The demo shops refuse: {{cause}}',
  demo_shops_silent: 'The demo shops do not answer; they may be starting. Try again soon.',
} as const;
