import type { PersonalTables } from '../../platform/personal/index.ts';

export const bookmarksPersonal: PersonalTables = {
  bookmark: { mentions: { columns: ['path', 'name'], set: null } },
  visit: { mentions: { columns: ['path', 'name'], set: null } },
};
