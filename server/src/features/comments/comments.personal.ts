import { sql } from 'kysely';
import {
  type ErasedPerson,
  freeOfPersons,
  masked,
  ofShop,
  type PersonalTables,
} from '../../platform/personal/index.ts';

/** What a customer wrote, and what was written of something in their orders. */
const ofAuthor = ({ customerIds, orderIds }: ErasedPerson) => sql`customer_id = any(${[...customerIds]}::uuid[])
  or order_line_id in (select l.id from order_line l where l.order_id = any(${[...orderIds]}::uuid[]))`;

export const commentsPersonal: PersonalTables = {
  // What was written stays, and is by "a customer" from then on.
  comment: {
    free: ['order_ref', 'language', 'external_id'],
    erased: {
      rows: ofAuthor,
      set: { author_name: sql`''` },
    },
    // A review names no customer as a rule: who has the name of one becomes nobody.
    mentions: {
      columns: ['title', 'author_name'],
      rows: ofShop,
      set: (names) => ({
        title: masked('title', names),
        author_name: sql`case when author_name ~* ${names} then '' else author_name end`,
      }),
    },
  },
  comment_revision: {
    mentions: {
      columns: ['text', 'title'],
      rows: ofShop,
      set: (names) => ({ text: masked('text', names), title: masked('title', names) }),
    },
  },
  comment_flag: {
    mentions: { columns: ['detail'], rows: ofShop, set: (names) => ({ detail: masked('detail', names) }) },
  },
  comment_reply: {
    mentions: { columns: ['text'], rows: ofShop, set: (names) => ({ text: masked('text', names) }) },
  },
  saved_reply: freeOfPersons('name', 'locale', 'text'),
};
