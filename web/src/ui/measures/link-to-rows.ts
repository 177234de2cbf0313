import { type AskedFigures, listLink, type Measure } from '@quarry/contracts/analytics';
import type { LinkOptions } from '@tanstack/react-router';
import { searchForFilter } from '../routing/index.ts';

/** The list of the rows that a figure is made of, which shows the figure in its header; nothing where there is none. */
export function linkToRows(
  measure: Measure,
  asked: AskedFigures,
  row: { key: string; currency: string | null },
): Pick<LinkOptions, 'to' | 'search'> | undefined {
  const link = listLink(measure, asked, row);
  if (!link) return undefined;
  // The router knows the lists of all areas, or comes to know them when one is opened.
  return { to: link.path as LinkOptions['to'], search: { ...searchForFilter(link.filter), measure } };
}
