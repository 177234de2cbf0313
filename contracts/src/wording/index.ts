export { discountsTexts } from './discounts.texts.ts';
export { feedsTexts } from './feeds.texts.ts';
export { fetchingTexts } from './fetching.texts.ts';
export { fieldsTexts } from './fields.texts.ts';
export { findingsTexts } from './findings.texts.ts';
export { pagesTexts } from './pages.texts.ts';
export { ordersTexts } from './orders.texts.ts';
export { parseWording, readSentence, storeWording } from './stored.ts';
export { wordingTexts } from './texts.ts';
export {
  type Detailed,
  detailed,
  inEnglish,
  inZone,
  inWords,
  isWordingKey,
  type LocalTime,
  type Reasoned,
  reasoned,
  type Sentence,
  sentence,
  type Share,
  stepMark,
  type Wording,
  wording,
  type WordingKey,
  type WordingParams,
  type WordingValue,
} from './wording.ts';
