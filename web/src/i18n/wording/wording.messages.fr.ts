import type { Translation } from '../catalogue.ts';
import { discounts } from './discounts.fr.ts';
import { feeds } from './feeds.fr.ts';
import { fetching } from './fetching.fr.ts';
import { fields } from './fields.fr.ts';
import { findings } from './findings.fr.ts';
import { pages } from './pages.fr.ts';
import { refusals } from './refusals.fr.generated.ts';
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
