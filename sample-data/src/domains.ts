import { auth } from './auth/auth.ts';
import { blog } from './blog/blog.ts';
import { calendar } from './calendar/calendar.ts';
import { cards } from './cards/cards.ts';
import { chat } from './chat/chat.ts';
import { dataTable } from './data-table/data-table.ts';
import { email } from './email/email.ts';
import { invoices } from './invoices/invoices.ts';
import { knowledge } from './knowledge/knowledge.ts';
import { permissions } from './permissions/permissions.ts';
import { search } from './search/search.ts';
import { shop } from './shop/shop.ts';
import { singlePages } from './single-pages/single-pages.ts';
import { todo } from './todo/todo.ts';
import { users } from './users/users.ts';

/** Every part of the layer. */
export const domains = [
  auth,
  invoices,
  calendar,
  users,
  shop,
  blog,
  dataTable,
  singlePages,
  search,
  knowledge,
  permissions,
  cards,
  chat,
  todo,
  email,
];

type Operations = (typeof domains)[number]['operations'];
type NamesOf<Part> = Part extends Part ? Extract<keyof Part, string> : never;

export type SampleOperation = NamesOf<Operations>;

type HandlerOf<Name extends string, Part = Operations> = Part extends Record<Name, infer Found> ? Found : never;
type BodyOf<Result> = Result extends { status: 200 | 201; body: infer Body } ? Body : never;

/** What an operation says when it succeeds. */
export type SampleAnswer<Name extends SampleOperation> =
  HandlerOf<Name> extends (...given: never[]) => infer Result ? BodyOf<Result> : never;
