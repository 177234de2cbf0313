import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Access control',
  common: 'For everybody',
  commonText: 'People who may see the samples see this card. It asks for:',
  more: 'For those who may do more',
  moreText: 'Only people who manage everything see this card as well. It asks for:',
};

export const accessControlMessages = defineCatalogue('accessControl', english, {
  de: () => import('./access-control.messages.de.ts'),
  fr: () => import('./access-control.messages.fr.ts'),
  pt: () => import('./access-control.messages.pt.ts'),
});
