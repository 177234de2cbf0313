import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

/** Feeds hold products, prices and where they were read. */
export const feedsPersonal: PersonalTables = {
  channel_feed: freeOfPersons('name', 'token_key_id', 'schedule'),
  feed_row: freeOfPersons('external_id', 'rendered', 'sources'),
  feed_row_history: freeOfPersons('external_id', 'state', 'rendered', 'sources'),
  feed_row_key: freeOfPersons('external_id', 'field'),
  feed_run: freeOfPersons('cursor', 'stop_reason'),
};
