import type { RecordManifest } from '../../platform/records/index.ts';
import { apiKeyHistory } from './api-key.resolvers.ts';
import { apiKeyFilter } from './api-key.store.ts';
import { namedRoles, namedUsers } from './named-records.ts';
import { roleBin } from './role-bin.ts';
import { roleHistory } from './role.history.ts';
import { roleFilter } from './role-list.store.ts';
import { userHistory } from './user.history.ts';
import { userFilter } from './user-list.store.ts';

/** The kinds of records about people and what they may. */
export const accessRecords: readonly RecordManifest[] = [
  {
    entity: 'user',
    subject: 'User',
    stored: { table: 'app_user', name: 'shown_name', person: 'id' },
    isNamedInTrail: true,
    isReadByOwner: true,
    isErasedWithPerson: true,
    path: '/users',
    list: { query: 'users', filter: userFilter, isExported: true },
    history: userHistory,
    named: namedUsers,
  },
  {
    entity: 'user_preferences',
    subject: null,
    stored: { table: 'app_user', name: 'shown_name', person: 'id' },
    isErasedWithPerson: true,
  },
  {
    entity: 'role',
    subject: 'Role',
    stored: { table: 'role', name: 'name' },
    isNamedInTrail: true,
    path: '/roles',
    list: { query: 'roles', filter: roleFilter, isExported: true },
    history: roleHistory,
    bin: roleBin,
    named: namedRoles,
  },
  {
    entity: 'api_key',
    subject: 'ApiKey',
    isNamedInTrail: true,
    isErasedWithPerson: true,
    list: { query: 'apiKeys', filter: apiKeyFilter },
    history: apiKeyHistory,
  },
];
