import type { ListOf } from '../../ui/list-screen/index.ts';
import { ApiKeysListDocument } from './api-keys.operations.generated.ts';

export const apiKeysList = {
  name: 'apiKeys',
  document: ApiKeysListDocument,
  sort: '-createdAt',
  link: (id) => ({ to: '/settings/api-keys/$apiKeyId', params: { apiKeyId: id } }),
} satisfies ListOf<typeof ApiKeysListDocument>;
