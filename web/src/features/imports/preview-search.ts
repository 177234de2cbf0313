import { searchText, type RawSearch } from '../../ui/routing/index.ts';

/** What the rows of a preview can do, in the order in which they are counted. */
export const plans = ['CREATE', 'CHANGE', 'UNCHANGED', 'REFUSED'] as const;
export type Plan = (typeof plans)[number];

/** Which rows of a preview the address shows; all without a plan. */
export type PreviewSearch = { plan?: Plan };

export function parsePreviewSearch(raw: RawSearch): PreviewSearch {
  const said = searchText(raw, 'plan', 20);
  const plan = plans.find((one) => one === said);
  return plan ? { plan } : {};
}
