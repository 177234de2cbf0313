import { hash } from 'node:crypto';
import { checkComment, type CommentDraft } from '@quarry/contracts/comments';
import type { InputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type BulkAnswer, eachRow, originOf } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type {
  FoundRecord,
  MatchKey,
  ParsedCell,
  PlannedRecord,
  RecordChange,
  RowImportKind,
  RowRefusal,
  TargetColumn,
} from '../../platform/imports/index.ts';
import { findAnyChannels } from '../channels/index.ts';
import { channelTitle, timeZoneOf } from '../orders/index.ts';
import { productImport } from '../products/index.ts';
import { commentColumns, commentKeys, readCommentCell, sayCommentCell, shown } from './comment-import-columns.ts';
import { type Cells, type FoundProduct, productsOf, textIn } from './comment-import-products.ts';
import { commentById } from './comment.loaders.ts';
import { commentResolvers } from './comment.resolvers.ts';
import { changeText, submitComment } from './submit-comment.commands.ts';
import { findImportedComments, type ImportedComment } from './submitting.store.ts';

type Channel = { id: string; shopId: string; name: string };

/** Comments of one sales channel in files, each row one; undoing deletes those that were new into the bin. */
export const commentImport: RowImportKind = {
  kind: 'comments',
  list: 'commentChanges',
  right: ['run', 'Import'],
  within: {
    nameOf: async (context, id) => {
      const channel = await channelOfImport(context, id);
      return channel && channelTitle(context.deps.db, channel);
    },
    refusal: () => reasoned('COMMENT_IMPORT_NO_CHANNEL'),
    kindIn: (channelId) => ({
      ...commentImport,
      read: (context, columns, rows) => readTexts(context, channelId, columns, rows),
      find: (context, by, keys) => findComments(context, channelId, by, keys),
      judge: (context, records) => judgeComments(context, channelId, records),
      apply: (context, records) => applyComments(context, channelId, records),
    }),
  },
  keys: commentKeys,
  columns: () => Promise.resolve(commentColumns),
  read: outsideOfChannel,
  find: outsideOfChannel,
  judge: outsideOfChannel,
  apply: outsideOfChannel,
  say: ({ language }, cells) => Promise.resolve(cells.map((cell) => sayCommentCell(cell, language))),
  isSame: (one, other) => one === other,
  nameIn: (cells) => {
    const said = (key: string) => cells.find(({ column }) => column.key === key)?.value;
    const name = said('title') ?? said('authorName');
    return typeof name === 'string' ? name : null;
  },
  records: async (context, ids) => {
    const comments = await commentById(context).loadMany(ids);
    return comments.map((one) => (one && !(one instanceof Error) ? one : null));
  },
  discard: async (context, rows) => {
    const comments = await commentById(context).loadMany(rows.map(({ id }) => id));
    const versions = new Map(
      comments.flatMap((one) => (one && !(one instanceof Error) ? [[one.id, one.version]] : [])),
    );
    return eachRow(commentResolvers.Mutation.deleteComment, ({ id }: { id: string }) => ({
      id,
      version: versions.get(id) ?? 0,
    }))(context, rows);
  },
};

function outsideOfChannel(): Promise<never> {
  throw new Error('Comments are imported into a channel.');
}

/** A channel into which the person may import comments; undefined for any other one. */
async function channelOfImport(
  { actor, deps }: Pick<RequestContext, 'actor' | 'deps'>,
  id: string,
): Promise<Channel | undefined> {
  const channel = isId(id) && actor.userId !== null ? (await findAnyChannels(deps.db, [id])).get(id) : undefined;
  return channel && may(actor, 'create', 'Comment', { shopId: channel.shopId }) ? channel : undefined;
}

async function readTexts(
  context: RequestContext,
  channelId: string,
  columns: readonly TargetColumn[],
  rows: readonly (readonly string[])[],
): Promise<ParsedCell[][]> {
  const channel = await channelOfImport(context, channelId);
  const timeZone = channel ? await timeZoneOf(context.deps.db, channel.shopId) : 'UTC';
  const gtinColumn = (await productImport.columns(context.deps)).find(({ key }) => key === 'gtin');
  const gtinAt = columns.findIndex(({ key }) => key === 'gtin');
  const gtins =
    gtinColumn && gtinAt !== -1
      ? await productImport.read(
          context,
          [gtinColumn],
          rows.map((cells) => [cells[gtinAt] ?? '']),
        )
      : [];
  return rows.map((cells, row) =>
    columns.map(({ key }, at) =>
      at === gtinAt ? (gtins[row]?.[0] ?? { value: null }) : readCommentCell(key, cells[at] ?? '', timeZone),
    ),
  );
}

/** What a comment without an id of its channel is known by once it was imported. */
function externalIdBy(name: string, key: string): string {
  return name === 'externalId' ? key : `file:${hash('sha256', key)}`;
}

async function findComments(
  { deps }: RequestContext,
  channelId: string,
  { name }: MatchKey,
  keys: readonly string[],
): Promise<Map<string, FoundRecord[]>> {
  const ids = keys.map((key) => externalIdBy(name, key));
  const found = await findImportedComments(deps.db, channelId, ids);
  return new Map(
    keys.flatMap((key, at) => {
      const comment = found.get(ids[at] ?? '');
      return comment ? [[key, [recordOf(comment)]] as const] : [];
    }),
  );
}

function recordOf({ id, name, version, text, rating, title, revision, isDeleted }: ImportedComment): FoundRecord {
  const common = { version: revision, isByHand: false, isLocked: false, source: null };
  const held = new Map([
    ['text', { ...common, value: text as unknown, text }],
    // Where there is none, a file may fill it in.
    ...(title === null ? [] : [['title', { ...common, value: title as unknown, text: title }] as const]),
    ['rating', { ...common, value: rating as unknown, text: rating === null ? '' : String(rating) }],
  ]);
  const closed = new Map(isDeleted ? [['text', 'shown_only' as const]] : []);
  return { id, name, version, held, variantId: null, closed };
}

const cellsOf = ({ cells }: PlannedRecord): Cells =>
  cells.map(({ column, value }) => ({ attribute: column.key, value }));

/** The stars that a file gives; where it says nothing of them, those of the comment stay. */
function starsIn(cells: Cells): number | undefined {
  const stars = cells.find(({ attribute }) => attribute === 'rating')?.value;
  return typeof stars === 'number' ? stars : undefined;
}

/** A row as the door of a channel would take it. */
function inputOf(cells: Cells, productId: string | null): Record<string, unknown> {
  const at = textIn(cells, 'submittedAt');
  const said = Object.fromEntries(cells.map(({ attribute, value }) => [attribute, value]));
  return { kind: 'REVIEW', ...said, productId, submittedAt: at === null ? null : new Date(at) };
}

async function judgeComments(
  context: RequestContext,
  channelId: string,
  records: readonly PlannedRecord[],
): Promise<RowRefusal[][]> {
  const channel = await channelOfImport(context, channelId);
  if (!channel) return records.map(() => [{ ...reasoned('NO_RIGHT_TO_ROW'), column: null }]);
  const products = await productsOf(
    context,
    channel.shopId,
    records.map((record) => (record.found ? [] : cellsOf(record))),
  );
  return records.map((record, at) => {
    const refuse = (why: Reasoned, key: string | null): RowRefusal => ({
      ...why,
      column: record.cells.find(({ column }) => column.key === key)?.fileColumn ?? null,
    });
    if (record.found) {
      if (record.found.closed.size > 0) return [refuse(reasoned('comment_cell:binned'), 'text')];
      const isQuestion = record.found.held.get('rating')?.value === null;
      return isQuestion && starsIn(cellsOf(record)) ? [refuse(reasoned('comment_cell:question'), 'rating')] : [];
    }
    const cells = cellsOf(record);
    const product = products[at];
    const refusals = product && 'why' in product ? [refuse(product.why, product.column)] : [];
    // A product that was not found is said once.
    const input = inputOf(cells, product && 'id' in product ? product.id : channelId);
    const checked = checkComment(product ? input : { ...input, productId: null });
    return checked.ok
      ? refusals
      : [...refusals, ...checked.issues.map((issue) => refuse(whyOf(issue, cells), issue.path))];
  });
}

function whyOf({ path, code, longest }: InputIssue, cells: Cells): Reasoned {
  const text = shown(textIn(cells, path) ?? '');
  if (longest !== undefined) return reasoned('cell_too_long', { longest });
  if (path === 'item' || path === 'authorName' || path === 'text' || (path === 'rating' && code === 'required'))
    return reasoned('comment_cell:missing', { column: wording(`comment_column:${path}`) });
  if (path === 'rating') return reasoned('comment_cell:question');
  if (path === 'language') return reasoned('comment_cell:language', { text });
  if (path === 'customerEmail') return reasoned('comment_cell:email', { text });
  return reasoned('cell_invalid', { text });
}

async function applyComments(
  context: RequestContext,
  channelId: string,
  records: readonly RecordChange[],
): Promise<BulkAnswer[]> {
  const channel = await channelOfImport(context, channelId);
  if (!channel) return records.map(() => reasoned('NO_RIGHT_TO_ROW'));
  const products = await productsOf(
    context,
    channel.shopId,
    records.map(({ creates, cells }) => (creates ? cells : [])),
  );
  const answers: BulkAnswer[] = [];
  for (const [at, record] of records.entries())
    answers.push(record.creates ? await create(context, channel, record, products[at]) : await change(context, record));
  return answers;
}

async function create(
  context: RequestContext,
  channel: Channel,
  { id, cells, matchKey }: RecordChange,
  product: FoundProduct | undefined,
): Promise<BulkAnswer> {
  if (!product) return reasoned('ROW_CHANGED:since_check');
  if ('why' in product) return product.why;
  const checked = checkComment(inputOf(cells, product.id));
  if (!checked.ok || matchKey === null) return reasoned('ROW_CHANGED:since_check');
  const externalId = checked.value.externalId ?? externalIdBy('', matchKey);
  const draft: CommentDraft = { ...checked.value, externalId };
  const outcome = await submitComment(context.deps, originOf(context), channel, draft, id);
  if (outcome.kind === 'invalid') return reasoned('ROW_CHANGED:since_check');
  return outcome.isNew ? null : 'unchanged';
}

async function change(context: RequestContext, { id, baseVersion, cells }: RecordChange): Promise<BulkAnswer> {
  const written = {
    text: textIn(cells, 'text') ?? undefined,
    title: textIn(cells, 'title') ?? undefined,
    rating: starsIn(cells),
  };
  if (baseVersion === null) return reasoned('ROW_CHANGED:since_check');
  const outcome = await changeText(context.deps, originOf(context), { id, version: baseVersion }, written);
  if (outcome.kind === 'saved') return null;
  return reasoned(outcome.kind === 'not_found' ? 'ROW_GONE' : 'ROW_CHANGED:since_check');
}
