/** Refusals of grabbers: the reason, and after a line break the next step. */
export const english = {
  'grabber.archived': 'An archived grabber reads nothing.\nAdd a new one for its shop.',
  'grabber.reads_pages':
    'A grabber of pages reads what its crawler fetches.\nStart the crawler, or read the stored pages again.',
  'grabber.reads_feed': 'A feed is read anew each time.\nStart it without a replay.',
  'grabber.runs': 'A run of this grabber is under way.\nWait for its end.',
  'grabber.test_missing':
    'A grabber of pages becomes active once these settings have read an offer off a stored page.\nOpen the workbench with such a page first.',
  'grabber.run_missing':
    'A grabber of a feed becomes active once a run with these settings has read it.\nFetch the feed first.',
  'grabber.transition': 'A grabber that is {{from}} cannot become {{to}}.\nPossible now: {{ways}}.',
  'grabber.transition:end': 'A grabber that is {{from}} cannot become {{to}}; it stays as it is.',
  'grabber.replay_waits': 'A replay of this grabber waits for a decision.\nApply or discard it first.',
  'grabber.page_too_slow':
    'Reading this page took longer than {{seconds}} s and was stopped.\nUse a simpler selector, or test on a smaller page.',
  'grabber.reading_busy': 'Too many pages are being read at this moment.\nTry again in a few seconds.',
  'replay.rows_gone':
    'The staged pages of this replay are gone; they are kept for 30 days.\nRead the stored pages again.',
  'replay.later_applied': 'A later replay of this grabber was applied.\nTake that one back first.',
  'replay.no_way': 'A replay that is {{from}} cannot become {{to}}.\nReload the page to see how it stands now.',
  'replay_state:reading': 'being read',
  'replay_state:waiting': 'waiting for a decision',
  'replay_state:applying': 'being applied',
  'replay_state:applied': 'applied',
  'replay_state:part_applied': 'applied in part',
  'replay_state:same': 'without a difference',
  'replay_state:discarded': 'discarded',
  'replay_state:taking_back': 'being taken back',
  'replay_state:taken_back': 'taken back',
  'replay_state:part_taken_back': 'taken back in part',
} as const;
