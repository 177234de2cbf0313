import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const channelsPersonal: PersonalTables = {
  channel: freeOfPersons('name', 'slug', 'kind_code', 'country', 'currency', 'locale', 'fallback_locales'),
  channel_name_key: freeOfPersons('key'),
  channel_issue: freeOfPersons(
    'code',
    'attribute',
    'reporting_context',
    'detail',
    'documentation',
    'countries',
    'root_ref',
    'made',
  ),
  channel_mapping: freeOfPersons('rules'),
  listing: freeOfPersons('external_id', 'remote_state'),
};
