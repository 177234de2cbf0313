import { inEnglish, inWords, type Wording } from '@quarry/contracts/wording';
import type { ReaderLanguage } from '../../platform/reader-language.ts';

/** What may be wrong with a row, by the language it is said in; loaded when it is asked for. */
const translations: Record<Exclude<ReaderLanguage, 'en'>, () => Promise<readonly { translation: Texts }[]>> = {
  de: () =>
    Promise.all([
      import('@quarry/contracts/imports/imports.refusals.de'),
      import('@quarry/contracts/imports/tables.refusals.de'),
      import('@quarry/contracts/offers/offer-import.refusals.de'),
      import('@quarry/contracts/offers/offers.refusals.de'),
      import('@quarry/contracts/products/product-import.refusals.de'),
      import('@quarry/contracts/products/products.refusals.de'),
      import('@quarry/contracts/orders/order-import.refusals.de'),
      import('@quarry/contracts/orders/orders.refusals.de'),
      import('@quarry/contracts/comments/comment-import.refusals.de'),
      import('@quarry/contracts/bulk/bulk.refusals.de'),
    ]),
  fr: () =>
    Promise.all([
      import('@quarry/contracts/imports/imports.refusals.fr'),
      import('@quarry/contracts/imports/tables.refusals.fr'),
      import('@quarry/contracts/offers/offer-import.refusals.fr'),
      import('@quarry/contracts/offers/offers.refusals.fr'),
      import('@quarry/contracts/products/product-import.refusals.fr'),
      import('@quarry/contracts/products/products.refusals.fr'),
      import('@quarry/contracts/orders/order-import.refusals.fr'),
      import('@quarry/contracts/orders/orders.refusals.fr'),
      import('@quarry/contracts/comments/comment-import.refusals.fr'),
      import('@quarry/contracts/bulk/bulk.refusals.fr'),
    ]),
  pt: () =>
    Promise.all([
      import('@quarry/contracts/imports/imports.refusals.pt'),
      import('@quarry/contracts/imports/tables.refusals.pt'),
      import('@quarry/contracts/offers/offer-import.refusals.pt'),
      import('@quarry/contracts/offers/offers.refusals.pt'),
      import('@quarry/contracts/products/product-import.refusals.pt'),
      import('@quarry/contracts/products/products.refusals.pt'),
      import('@quarry/contracts/orders/order-import.refusals.pt'),
      import('@quarry/contracts/orders/orders.refusals.pt'),
      import('@quarry/contracts/comments/comment-import.refusals.pt'),
      import('@quarry/contracts/bulk/bulk.refusals.pt'),
    ]),
};

type Texts = Readonly<Record<string, string>>;

/** Says what is wrong with rows in a language. */
export async function sayIn(language: ReaderLanguage): Promise<(said: Wording) => string> {
  if (language === 'en') return inEnglish;
  const loaded = await translations[language]();
  const texts: Texts = Object.assign({}, ...loaded.map(({ translation }) => translation));
  const list = new Intl.ListFormat(language);
  return (said) => inWords(said, texts, list);
}
