import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  comingSoonTitle: 'A new workshop opens soon',
  comingSoonText: 'We are still sweeping the floor. Leave an address, and one letter comes when the door is open.',
  email: 'E-mail',
  emailWanted: 'Enter a whole e-mail address, like name@example.com.',
  tellMe: 'Tell me',
  noted: '{{email}} would be told. In this sample the address is kept nowhere.',
  goBack: 'Go back',
  logIn: 'Log in',
};

/** What the sample notices say beyond the product's own. */
export const noticesMessages = defineCatalogue('sampleNotices', english, {
  de: () => import('./notices.messages.de.ts'),
  fr: () => import('./notices.messages.fr.ts'),
  pt: () => import('./notices.messages.pt.ts'),
});
