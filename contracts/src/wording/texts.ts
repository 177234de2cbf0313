import { discountsTexts } from './discounts.texts.ts';
import { feedsTexts } from './feeds.texts.ts';
import { fetchingTexts } from './fetching.texts.ts';
import { fieldsTexts } from './fields.texts.ts';
import { findingsTexts } from './findings.texts.ts';
import { pagesTexts } from './pages.texts.ts';
import { refusalTexts } from './refusals.generated.ts';

/** Every sentence that server and engines say to a person, in English; the dashboard has each in its other languages. */
export const wordingTexts = {
  ...fetchingTexts,
  ...pagesTexts,
  ...feedsTexts,
  ...fieldsTexts,
  ...refusalTexts,
  ...findingsTexts,
  ...discountsTexts,
};
