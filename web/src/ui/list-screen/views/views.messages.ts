import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  views: 'Views of this list',
  all: 'All',
  shared: 'Shared',
  sharedBy: 'Shared by {{name}}',
  unsaved: 'Changed, not saved',
  save: 'Save “{{name}}” as it is now',
  reset: 'Back to “{{name}}” as it was saved',
  edit: 'Name and readers of “{{name}}”',
  saveAs: 'Save as a new view',
  name: 'Name of the view',
  nameMissing: 'Give the view a name.',
  share: 'Everybody who may open this list sees it',
  holds: 'A view keeps the search, filters and order of the list, its columns and the height of its rows.',
  delete: 'Delete view',
  saved: '“{{name}}” saved',
  tooMany_one: 'There is room for {{count}} view. Delete it first.',
  tooMany_other: 'There is room for {{count}} views. Delete one first.',
  changed: 'Somebody changed this view meanwhile. It is shown as it is now; try again.',
  gone: 'This view was deleted, or is no longer shared with you. What it filtered by still holds.',
  refused: 'This could not be saved as a view. Shorten its name or its filters.',
};

export const viewsMessages = defineCatalogue('list-views', english, {
  de: () => import('./views.messages.de.ts'),
  fr: () => import('./views.messages.fr.ts'),
  pt: () => import('./views.messages.pt.ts'),
});
