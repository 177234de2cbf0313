import type { LinkOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

export type Row = { readonly id: string };

type Fields<Row> = keyof Row & string;

/** Where a value stands in a row: `name`, `brand.name`, or `payment.order.number`. */
type RowPath<Row> =
  | Fields<Row>
  | {
      [Key in Fields<Row>]: NonNullable<Row[Key]> extends readonly unknown[] | string | number | boolean
        ? never
        : `${Key}.${RowPath<NonNullable<Row[Key]>>}`;
    }[Fields<Row>];

/** One column of a list; the first names the row and is its link. */
export type Column<OneRow> = {
  key: string;
  header: string;
  /** In pixels; one column takes what is free beside it: the first, unless another is `isWidest`. */
  width: number;
  isWidest?: boolean;
  /** Hidden until somebody chooses it: those that are shown fit a window of 1440 pixels. */
  isExtra?: boolean;
  cell: (row: OneRow) => ReactNode;
  /** What the panel beside the list shows instead, below the column's name, where there is room for more than in a row. */
  beside?: (row: OneRow) => ReactNode;
  /** The server's name of this order; a column without one cannot be sorted by. */
  sort?: string;
  /** Its order is one of names: a person gets to a row by typing how it begins. */
  isText?: boolean;
  /** Where in the row its value stands, as an export writes it; a column without one is not exported. */
  path?: RowPath<OneRow>;
  /** Numbers and money stand at the end of their column. */
  isNumber?: boolean;
};

export type RowLink = Pick<LinkOptions, 'to' | 'params' | 'search' | 'state'>;

/** A key and what it does to the row that the keys act on. */
export type RowKey<OneRow> = {
  key: string;
  label: string;
  run: (row: OneRow) => void;
  /** Goes on to the next row: this one is done with, and may leave the list. */
  movesOn?: boolean;
};

/** Something that the server does to each selected row. */
export type BulkAction = {
  /** Its name among the actions that the server offers on the list. */
  key: string;
  label: (count: number) => string;
  /** Of what cannot be taken back: what is said before it is done. */
  consequence?: string;
  /** Asks before it begins, for what it is given beside the rows. */
  Question?: ComponentType<BulkQuestionProps>;
};

/** Which rows of a list are meant: all that match. */
export type Matching = { search: string | null; filter: Record<string, unknown> };

export type BulkQuestionProps = {
  /** What is about to be done. */
  label: string;
  /** The rows; where everything that matches is chosen, those that were released. */
  ids: readonly string[];
  /** What the list was asked for, where everything that matches it is chosen. */
  matching: Matching | null;
  onConfirm: (input?: Record<string, unknown>) => void;
  /** It was done without a run: the rows are selected no more. */
  onDone?: () => void;
  onClose: () => void;
};
