import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  sealedUntil: 'Sealed until {{time}}',
  unsealed: 'Not sealed yet',
  waitsLong: 'Not sealed',
  doesNotFit: 'Does not match its seals',
  explanation:
    'The trail is sealed in blocks whose hashes are chained, at most a minute after a change. Quarry recomputes all hashes once an hour; “quarry audit verify” does it now.',
  waitsLongText: 'Changes since {{time}} have no block: is “quarry worker” running?',
  blocks: 'Blocks',
  waiting: 'Waiting to be sealed',
  verified: 'Last verified',
  never: 'not yet',
  deleted: 'Deleted by retention',
  provenFrom: 'Proven from',
  placeBlock: 'Block {{block}}:',
  placeEntry: 'Block {{block}}, entry {{position}}:',
  outsideBlocks: 'Outside the blocks:',
  'fault.BLOCK_MISSING': 'the block is missing.',
  'fault.BLOCK_CHANGED': 'the block was changed after it was sealed.',
  'fault.ENTRY_MISSING': 'the entry is missing.',
  'fault.ENTRY_CHANGED': 'the entry was changed or moved after it was sealed.',
  'fault.ENTRY_UNKNOWN': 'Quarry did not write this entry.',
  showChange: 'Show the change.',
  faultStep: 'Somebody changed the database directly: follow the runbook.',
};

export const sealingMessages = defineCatalogue('sealing', english, {
  de: () => import('./sealing.messages.de.ts'),
  fr: () => import('./sealing.messages.fr.ts'),
  pt: () => import('./sealing.messages.pt.ts'),
});
