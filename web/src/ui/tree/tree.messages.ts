import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  open: 'Expand {{name}}',
  close: 'Collapse {{name}}',
  name: 'Name',
  selection: 'Selection',
  awaited: 'Loading',
  empty: 'Nothing below this',
  failed: 'This level could not be loaded.',
  failedBelow: 'What is below {{name}} could not be loaded.',
  atTop: 'Top level',
  results: 'Results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  noneFound: 'No name contains “{{text}}”',
  noneFoundText: 'Check the spelling, or search for a part of the name.',
  keyInOut: 'Expand, collapse',
  keySiblings: 'Expand the whole level',
  keySelectShown: 'Select all that is shown',
  keyJump: 'Jump to a name',
  keyBack: 'Back to the tree',
};

export const treeMessages = defineCatalogue('tree', english, {
  de: () => import('./tree.messages.de.ts'),
  fr: () => import('./tree.messages.fr.ts'),
  pt: () => import('./tree.messages.pt.ts'),
});
