import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  extraction: 'Extraction rules',
  grabber: 'Grabber',
  crawler: 'Crawler',
  version: 'version {{version}}',
  settings: 'settings version {{version}}',
  outdated: 'outdated',
};

export const snapshotMakersMessages = defineCatalogue('snapshot-makers', english, {
  de: () => import('./snapshot-makers.messages.de.ts'),
  fr: () => import('./snapshot-makers.messages.fr.ts'),
  pt: () => import('./snapshot-makers.messages.pt.ts'),
});
