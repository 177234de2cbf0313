import { searchText, type RawSearch } from '../../ui/routing/index.ts';

/** What the rows of a preview can do, in the order in which they are counted. */
export const plans = ['CREATE', 'CHANGE', 'UNCHANGED', 'REFUSED'] as const;
export type Plan = (typeof plans)[number];

/** What rows are shown by: their plan, or that something was noticed of a row that is taken. */
const shownBy = [...plans, 'NOTICED'] as const;
export type ShownBy = (typeof shownBy)[number];

/** Which rows of a preview the address shows; all without a plan. */
export type PreviewSearch = { plan?: ShownBy };

export function parsePreviewSearch(raw: RawSearch): PreviewSearch {
  const said = searchText(raw, 'plan', 20);
  const plan = shownBy.find((one) => one === said);
  return plan ? { plan } : {};
}
