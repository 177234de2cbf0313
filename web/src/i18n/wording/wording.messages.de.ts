import type { Translation } from '../catalogue.ts';
import { discounts } from './discounts.de.ts';
import { feeds } from './feeds.de.ts';
import { fetching } from './fetching.de.ts';
import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';
import { pages } from './pages.de.ts';
import { refusals } from './refusals.de.generated.ts';
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
