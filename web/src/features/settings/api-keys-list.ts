import { defineList } from '../../ui/list-screen/index.ts';
import { ApiKeysListDocument } from './api-keys.operations.generated.ts';

export const apiKeysList = defineList({
  name: 'apiKeys',
  document: ApiKeysListDocument,
  sort: '-createdAt',
  link: (id) => ({ to: '/settings/api-keys/$apiKeyId', params: { apiKeyId: id } }),
});
