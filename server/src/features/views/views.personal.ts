import { masked, maskedJson, type PersonalTables } from '../../platform/personal/index.ts';

export const viewsPersonal: PersonalTables = {
  saved_view: {
    mentions: {
      columns: ['name', 'content'],
      set: (names) => ({ name: masked('name', names), content: maskedJson('content', names) }),
    },
  },
  list_layout: { mentions: { columns: ['look'], set: (names) => ({ look: maskedJson('look', names) }) } },
};
