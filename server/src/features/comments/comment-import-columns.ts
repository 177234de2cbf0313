import { type CommentKind, commentKinds, commentLimits, plainText } from '@quarry/contracts/comments';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { isId } from '../../platform/ids.ts';
import {
  type ColumnNames,
  type MatchKey,
  namedColumns,
  type ParsedCell,
  type SaidCell,
  type TargetColumn,
} from '../../platform/imports/index.ts';
import type { ReaderLanguage, ReaderText } from '../../platform/reader-language.ts';
import { readMoment } from '../orders/index.ts';

const named = {
  externalId: [
    'Comment number',
    'Kommentarnummer',
    'Numéro du commentaire',
    'Número do comentário',
    'id',
    'review id',
    'external id',
  ],
  productId: ['Product ID', 'Produkt-ID', 'ID du produit', 'ID do produto'],
  sku: ['SKU', 'SKU', 'SKU', 'SKU', 'product sku', 'item sku'],
  gtin: ['GTIN', 'GTIN', 'GTIN', 'GTIN', 'EAN', 'UPC', 'barcode'],
  kind: ['Kind', 'Art', 'Type', 'Tipo', 'comment type'],
  rating: ['Rating', 'Sterne', 'Note', 'Classificação', 'stars', 'score', 'review rating'],
  title: ['Title', 'Titel', 'Titre', 'Título', 'review title', 'headline', 'summary'],
  text: [
    'Text',
    'Kommentar',
    'Commentaire',
    'Comentário',
    'body',
    'review',
    'content',
    'review content',
    'review text',
    'comment',
  ],
  authorName: [
    'Author',
    'Verfasser',
    'Auteur',
    'Autor',
    'name',
    'reviewer name',
    'display name',
    'nickname',
    'reviewer',
  ],
  submittedAt: ['Submitted', 'Eingegangen', 'Envoyé le', 'Enviado em', 'date', 'review date', 'created at', 'Datum'],
  language: ['Language', 'Sprache', 'Langue', 'Idioma', 'locale'],
  orderNumber: [
    'Order number',
    'Bestellnummer',
    'Numéro de commande',
    'Número da encomenda',
    'order id',
    'order',
    'order no',
  ],
  customerId: ['Customer number', 'Kundennummer', 'Numéro de client', 'Número de cliente', 'customer id'],
  customerEmail: ['E-mail', 'E-Mail-Adresse', 'Adresse e-mail', 'Correio eletrónico', 'email', 'reviewer email'],
} as const satisfies Record<string, ColumnNames>;

export type CommentColumn = keyof typeof named;

/** By which a row names its product, the surest first. */
export const productColumns = ['productId', 'gtin', 'sku'] as const;
export type ProductColumn = (typeof productColumns)[number];

const identifiers: ReadonlySet<string> = new Set(['externalId', 'sku', 'gtin', 'orderNumber', 'customerId']);

/** What a column of a file of comments can be. In a comment that is there a file changes text, title and stars alone. */
export const commentColumns: readonly TargetColumn[] = namedColumns(named, (key) => ({
  isIdentifier: identifiers.has(key),
  isOfNew: key !== 'text' && key !== 'title' && key !== 'rating',
}));

const whole = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'string' && value !== '') ? JSON.stringify(values) : null;

/** A comment is known by the id of its channel; where a file has none, by product, author and text. */
export const commentKeys: readonly MatchKey[] = [
  { name: 'externalId', columns: ['externalId'], keyOf: ([id]) => (typeof id === 'string' && id !== '' ? id : null) },
  ...productColumns.map((column) => ({
    name: `${column}_text`,
    columns: [column, 'authorName', 'text'],
    keyOf: whole,
  })),
];

/** Each kind as the preview says it, and as a file may write it in any of the languages. */
const kindWords: Readonly<Record<CommentKind, ReaderText>> = {
  REVIEW: { en: 'Review', de: 'Bewertung', fr: 'Avis', pt: 'Avaliação' },
  QUESTION: { en: 'Question', de: 'Frage', fr: 'Question', pt: 'Pergunta' },
};
const kinds = new Map(
  commentKinds.flatMap((kind) => Object.values(kindWords[kind]).map((word) => [word.toLowerCase(), kind] as const)),
);

/** A value of a column in the language of anyone who reads the preview. */
export function sayCommentCell({ column, value }: SaidCell, language: ReaderLanguage = 'en'): string {
  const kind = column.key === 'kind' ? commentKinds.find((one) => one === value) : undefined;
  return kind ? kindWords[kind][language] : String(value);
}

const longestShown = 60;
/** As much of a text as a refusal says. */
export const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

const texts: Readonly<Partial<Record<string, number>>> = {
  externalId: commentLimits.externalId,
  title: commentLimits.title,
  text: commentLimits.text,
  authorName: commentLimits.author,
  orderNumber: commentLimits.order,
  customerId: commentLimits.order,
};

/** A text of a file as a value of its column, null for an empty one; or why it is none. */
export function readCommentCell(key: string, text: string, timeZone: string): ParsedCell {
  if (text.trim() === '') return { value: null };
  const refuse = (why: Reasoned) => ({ why });
  const longest = texts[key];
  if (longest !== undefined) {
    const value = plainText(text) || null;
    return value !== null && value.length > longest ? refuse(reasoned('cell_too_long', { longest })) : { value };
  }
  const said = { text: shown(text) };
  switch (key) {
    case 'productId':
      return isId(text.toLowerCase()) ? { value: text.toLowerCase() } : refuse(reasoned('cell_not_an_id', said));
    case 'kind': {
      const kind = kinds.get(text.trim().toLowerCase());
      return kind ? { value: kind } : refuse(reasoned('comment_cell:kind', said));
    }
    case 'rating': {
      const [, stars] = /^([1-5])(?:[.,]0+)?$/.exec(text.trim()) ?? [];
      return stars ? { value: Number(stars) } : refuse(reasoned('comment_cell:rating', said));
    }
    case 'submittedAt': {
      const at = readMoment(text.trim(), timeZone, 'comment_cell:early');
      return 'why' in at ? at : { value: at.value.toISOString() };
    }
    default:
      return { value: text.trim() };
  }
}
