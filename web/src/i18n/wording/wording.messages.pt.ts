import type { Translation } from '../catalogue.ts';
import { discounts } from './discounts.pt.ts';
import { feeds } from './feeds.pt.ts';
import { fetching } from './fetching.pt.ts';
import { fields } from './fields.pt.ts';
import { findings } from './findings.pt.ts';
import { pages } from './pages.pt.ts';
import { refusals } from './refusals.pt.generated.ts';
import type { english } from './wording.messages.ts';

export const translation: Translation<typeof english> = {
  ...fetching,
  ...pages,
  ...feeds,
  ...fields,
  ...refusals,
  ...findings,
  ...discounts,
};
