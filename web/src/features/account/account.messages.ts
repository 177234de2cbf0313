import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  sessions: 'Sessions',
  noSessions: 'Not signed in anywhere.',
  device: 'Device',
  browserOnSystem: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  thisBrowser: 'This browser',
  address: 'Address',
  began: 'Signed in',
  lastUsed: 'Last used',
  ends: 'Ends',
  endsUnused: '{{at}} if unused',
  endsLatest: '{{at}} at the latest',
  revoke: 'End',
  revokeOne: 'End the session: {{device}}',
  revokeOthers: 'End all others',
  revokeOthersText: 'Every other browser has to sign in again, within a few seconds. This one stays signed in.',
  revokeAll: 'End all',
  revokeAllText: 'Every browser of this person has to sign in again, within a few seconds.',
  revoked_one: '{{count}} session ended',
  revoked_other: '{{count}} sessions ended',
  endedAlready: 'This session had ended already.',
  roleNotHeld: 'The role {{role}} holds rights that you do not have. Ask somebody who has them.',
};

export const accountMessages = defineCatalogue('account', english, {
  de: () => import('./account.messages.de.ts'),
  fr: () => import('./account.messages.fr.ts'),
  pt: () => import('./account.messages.pt.ts'),
});
