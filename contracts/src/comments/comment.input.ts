import { z } from 'zod';
import { code, locale, optionalEmail } from '../common/fields.ts';
import { type CheckedInput, checkInput, earliestTime, type InputIssue, inputIssue } from '../common/index.ts';
import { commentKinds } from './comment.ts';

export const commentLimits = {
  text: 5_000,
  title: 200,
  author: 120,
  externalId: 255,
  order: 255,
  savedReplyName: 80,
} as const;

// Overrides of direction make a text read as another one than it is; the marks that letters need stay.
const hiddenSigns = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** A text as it is kept: well-formed, without signs of control. */
export function plainText(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(hiddenSigns, '').trim();
}

const words = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().min(1, code('required')).max(max, code('too_long')));
const optionalWords = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => plainText(text ?? '') || null)
    .pipe(z.string().max(max, code('too_long')).nullable());

const commentInput = z.object({
  kind: z.enum(commentKinds, code('not_a_choice')),
  productId: z
    .uuid(code('unknown'))
    .nullish()
    .transform((id) => id ?? null),
  item: optionalWords(300),
  externalId: optionalWords(commentLimits.externalId),
  authorName: words(commentLimits.author).transform((name) => name.replaceAll(/\s+/g, ' ')),
  rating: z
    .int(code('not_whole'))
    .min(1, code('too_small'))
    .max(5, code('too_large'))
    .nullish()
    .transform((rating) => rating ?? null),
  // One that is left out says nothing: a comment that is sent again keeps its own.
  title: z
    .string()
    .nullish()
    .transform((text) => (text === undefined ? undefined : plainText(text ?? '') || null))
    .pipe(z.string().max(commentLimits.title, code('too_long')).nullish()),
  text: words(commentLimits.text),
  language: locale.nullish().transform((tag) => (tag ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null)),
  orderNumber: optionalWords(commentLimits.order),
  customerId: optionalWords(commentLimits.order),
  customerEmail: optionalEmail,
  submittedAt: z
    .date()
    .min(earliestTime, code('time_before_1990'))
    .nullish()
    .transform((at) => at ?? null),
});

export type CommentDraft = z.output<typeof commentInput>;

/** A comment as a channel sends it, or every field that is wrong. */
export function checkComment(input: unknown): CheckedInput<CommentDraft> {
  const checked = checkInput(commentInput, input);
  if (!checked.ok) return checked;
  const { kind, productId, item, rating } = checked.value;
  const issues: InputIssue[] = [];
  if (kind === 'REVIEW' && rating === null) issues.push(inputIssue('rating', 'required'));
  if (kind === 'QUESTION' && rating !== null) issues.push(inputIssue('rating', 'question_without_rating'));
  if (productId === null && item === null) issues.push(inputIssue('item', 'required'));
  return issues.length > 0 ? { ok: false, issues } : checked;
}

const reportInput = z.object({
  commentId: z
    .uuid(code('unknown'))
    .nullish()
    .transform((id) => id ?? null),
  externalId: optionalWords(commentLimits.externalId),
});

export type CommentReport = z.output<typeof reportInput>;

/** Which comment a reader reported, or what is wrong with how it is named. */
export function checkReport(input: unknown): CheckedInput<CommentReport> {
  const checked = checkInput(reportInput, input);
  const isNamed = checked.ok && (checked.value.commentId !== null || checked.value.externalId !== null);
  return checked.ok && !isNamed ? { ok: false, issues: [inputIssue('externalId', 'required')] } : checked;
}

export const replyInput = z.object({ text: words(commentLimits.text) });
export const savedReplyInput = z.object({
  name: words(commentLimits.savedReplyName),
  locale: locale.transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag),
  text: words(commentLimits.text),
});
export type SavedReplyDraft = z.output<typeof savedReplyInput>;
