import { createHandler } from './create-handler.ts';

export { createHandler, type SampleLayer, type SampleLayerOptions } from './create-handler.ts';
export type { SampleAnswer, SampleOperation } from './domains.ts';

export type { Account } from './auth/accounts.ts';
export type { Post } from './blog/blog-rows.ts';
export type { CalendarEvent, CalendarName } from './calendar/event-rows.ts';
export type { Chat, Contact, Message, Presence } from './chat/chat-rows.ts';
export type { Employee } from './data-table/employee-rows.ts';
export type { Attachment, Email, EmailFolder, Mailbox } from './email/email-rows.ts';
export type { Client, Invoice, InvoiceStatus } from './invoices/invoice-rows.ts';
export type { FaqCategory } from './knowledge/faq-rows.ts';
export type { Category, QuestionLink, Section } from './knowledge/knowledge-rows.ts';
export type { Permission } from './permissions/permissions.ts';
export type { Page } from './search/page-rows.ts';
export type { FoundContact, FoundFile } from './search/search-rows.ts';
export type { Product } from './shop/product-rows.ts';
export type { CartLine, WishlistEntry } from './shop/shop.ts';
export type { Film } from './single-pages/films.ts';
export type { Task } from './todo/task-rows.ts';
export type { User } from './users/user-rows.ts';

/** The layer of this page load. */
export const { owns, handle, reset } = createHandler();
