import type { LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type Row = { readonly id: string };

/** One column of a list; the first names the row and is its link. */
export type Column<OneRow> = {
  key: string;
  header: string;
  /** A CSS grid track: `minmax(220px, 2fr)`, `120px`. */
  width: string;
  cell: (row: OneRow) => ReactNode;
  /** The server's name of this order; a column without one cannot be sorted by. */
  sort?: string;
  /** Numbers and money stand at the end of their column. */
  isNumber?: boolean;
};

export type RowLink = Pick<LinkOptions, 'to' | 'params' | 'search' | 'state'>;

/** Something done to each selected row; answers a refusal as a sentence, or nothing when it was done. */
export type BulkAction<OneRow> = {
  key: string;
  label: (count: number) => string;
  run: (row: OneRow) => Promise<string | undefined>;
};
