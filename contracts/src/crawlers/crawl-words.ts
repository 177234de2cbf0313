/** Names that rows of a crawl keep; screens have a word for each in every language. */

/** How one visit of a page ended. */
export const fetchOutcomes = [
  'changed',
  'unchanged',
  'not_modified',
  'redirected',
  'duplicate',
  'robots_denied',
  'out_of_scope',
  'gone',
  'rate_limited',
  'client_error',
  'server_error',
  'network_error',
  'refused',
  'too_large',
] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];

/** Those that brought neither a page nor an honest "gone". */
export const errorOutcomes = [
  'client_error',
  'server_error',
  'network_error',
  'refused',
  'too_large',
] as const satisfies readonly FetchOutcome[];

/** How a visit ended, and that it ended so before the host was asked; the counts of a run tell the two apart. */
export const visitOutcomes = [
  ...fetchOutcomes,
  'unasked_robots_denied',
  'unasked_out_of_scope',
  'unasked_refused',
  'unasked_network_error',
] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** Where a page of the frontier stands. */
export const pageStates = [
  'discovered',
  'queued',
  'leased',
  'scheduled',
  'retry_wait',
  'robots_denied',
  'out_of_scope',
  'duplicate',
  'gone',
  'dead',
] as const;
export type PageState = (typeof pageStates)[number];

/** A page that its run still comes to. */
export const waitingPageStates: readonly PageState[] = ['queued', 'retry_wait', 'leased'];

export const pageTypes = ['unknown', 'product', 'listing', 'other'] as const;
export type PageType = (typeof pageTypes)[number];

/** What a page turned out to be when it was read. */
export type FoundType = 'product' | 'listing' | 'feed' | 'other';

/** Why a run ended, or rests, before its pages did. */
export const stopReasons = [
  'page_limit',
  'time_limit',
  'error_rate',
  'nothing_fetched',
  'stalled_too_often',
  'broken_off',
  'shop_suspended',
  'shop_closed',
  'right_gone',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** What a run's pages come down to, each a part of the one before. */
export const funnelStages = ['discovered', 'in_scope', 'allowed', 'fetched', 'product_pages', 'offer_pages'] as const;
export type FunnelStage = (typeof funnelStages)[number];
