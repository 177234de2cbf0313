import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  sealedUntil: 'Sealed until {{time}}',
  unsealed: 'Not sealed yet',
  waitsLong: 'Not sealed',
  doesNotFit: 'Does not fit its seals',
  explanation:
    'The trail is closed in blocks whose hashes are chained, at most a minute after a change. All of them are formed anew once an hour; “quarry audit verify” does it now.',
  waitsLongText: 'Changes since {{time}} have no block: does “quarry worker” run?',
  blocks: 'Blocks',
  waiting: 'Waiting to be sealed',
  verified: 'Last verified',
  never: 'not yet',
  placeBlock: 'Block {{block}}:',
  placeEntry: 'Block {{block}}, entry {{position}}:',
  outsideBlocks: 'Outside the blocks:',
  'fault.BLOCK_MISSING': 'the block is missing.',
  'fault.BLOCK_CHANGED': 'the block is not as it was closed.',
  'fault.ENTRY_MISSING': 'the entry is missing.',
  'fault.ENTRY_CHANGED': 'the entry is not as it was sealed, or not in its place.',
  'fault.ENTRY_UNKNOWN': 'an entry came into the trail by another way than Quarry’s.',
  showChange: 'Show the change.',
  faultStep: 'Somebody changed the database by hand: the runbook says what to do.',
};

export const sealingMessages = defineCatalogue('sealing', english, {
  de: () => import('./sealing.messages.de.ts'),
  fr: () => import('./sealing.messages.fr.ts'),
  pt: () => import('./sealing.messages.pt.ts'),
});
