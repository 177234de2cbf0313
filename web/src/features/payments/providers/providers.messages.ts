import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  providers: 'Payment providers',
  noProviders: 'No provider yet.',
  add: 'Add provider',
  addTitle: 'Add a payment provider',
  change: 'Change',
  changeNamed: 'Change {{name}}',
  disable: 'Disable',
  disableNamed: 'Disable {{name}}',
  enable: 'Enable',
  enableNamed: 'Enable {{name}}',
  name: 'Name',
  kind: 'Kind',
  'kind.manual': 'Recorded by people',
  'kind.demo': 'Provider of the demo shops',
  mode: 'Mode',
  'mode.TEST': 'Test',
  'mode.LIVE': 'Live',
  state: 'State',
  'state.ACTIVE': 'Active',
  'state.DISABLED': 'Disabled',
  endpoint: 'Address',
  endpointHelp: 'Where the provider answers. It begins with http:// or https://.',
  secret: 'Secret',
  secretHelp: 'It opens the API of the provider and verifies its events. It is stored encrypted and never shown again.',
  secretKept: 'A secret is stored. Leave this empty to keep it.',
  refused: 'Refused events',
  refusedHelp: 'Their signature did not match the secret.',
  actions: 'Actions',
  mayNot: 'Payment providers hold a secret. They take the right to change settings, and payments of the shop.',
  changedMeanwhile: 'Somebody changed the provider meanwhile. Saving now overwrites that.',
  added: '{{name}} added',
  saved: '{{name}} saved',
  disabledNow: '{{name}} disabled',
  enabledNow: '{{name}} enabled',
  hookTitle: 'Webhook URL of {{name}}',
  hookText:
    'Copy it now and enter it at the provider: it is shown only this once. Events that are sent there arrive here.',
  done: 'Done',
};

/** The payment providers of a shop. */
export const providersMessages = defineCatalogue('payment-providers', english, {
  de: () => import('./providers.messages.de.ts'),
  fr: () => import('./providers.messages.fr.ts'),
  pt: () => import('./providers.messages.pt.ts'),
});
