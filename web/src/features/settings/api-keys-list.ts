import type { RowLink } from '../../ui/list-screen/index.ts';
import { ApiKeysListDocument, type ApiKeysListQuery } from './api-keys.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const apiKeysList = {
  document: ApiKeysListDocument,
  connection: ({ apiKeys }: ApiKeysListQuery) => apiKeys,
  link: (id: string): RowLink => ({ to: '/settings/api-keys/$apiKeyId', params: { apiKeyId: id } }),
};
