import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  category: 'Category',
  noCategory: 'No category',
  brand: 'Brand',
  noBrand: 'No brand',
  status: 'Status',
  statusHelp: 'Products that cannot become this stay as they are and are reported with the reason.',
  chooseStatus: 'Choose a status',
  tags: 'Tags',
  tagsHelp: 'One per line.',
};

export const productQuestionsMessages = defineCatalogue('product-questions', english, {
  de: () => import('./product-questions.messages.de.ts'),
  fr: () => import('./product-questions.messages.fr.ts'),
  pt: () => import('./product-questions.messages.pt.ts'),
});
