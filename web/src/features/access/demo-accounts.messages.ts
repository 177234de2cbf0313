import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  sampleMode: 'Sample mode',
  sampleModeText: 'Sample mode: everything you do stays in this page and is lost when you reload it.',
  asAdministrator: 'Log in as administrator',
  asClient: 'Log in as client',
};

/** The texts beside the demonstration accounts of sample mode. */
export const demoAccountsMessages = defineCatalogue('demoAccounts', english, {
  de: () => import('./demo-accounts.messages.de.ts'),
  fr: () => import('./demo-accounts.messages.fr.ts'),
  pt: () => import('./demo-accounts.messages.pt.ts'),
});
