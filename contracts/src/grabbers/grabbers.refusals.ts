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
} as const;
