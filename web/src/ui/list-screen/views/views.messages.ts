import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  views: 'Views of this list',
  all: 'All',
  shared: 'Shared',
  sharedBy: 'Shared by {{name}}',
  unsaved: 'Changed, not saved',
  save: 'Save “{{name}}”',
  reset: 'Reset to “{{name}}” as saved',
  edit: 'Edit “{{name}}”',
  saveAs: 'Save as a new view',
  name: 'Name of the view',
  nameMissing: 'Give the view a name.',
  share: 'Share with everybody who may open this list',
  holds: 'A view saves the search, filters and order of the list, its columns and row height.',
  delete: 'Delete view',
  saved: '“{{name}}” saved',
  tooMany_one: 'There is room for {{count}} view. Delete it first.',
  tooMany_other: 'There is room for {{count}} views. Delete one first.',
  changed: 'Somebody changed this view meanwhile. The newest version is shown; try again.',
  gone: 'This view was deleted, or is no longer shared with you. Its filters still apply.',
  refused: 'This could not be saved as a view. Shorten its name or its filters.',
};

export const viewsMessages = defineCatalogue('list-views', english, {
  de: () => import('./views.messages.de.ts'),
  fr: () => import('./views.messages.fr.ts'),
  pt: () => import('./views.messages.pt.ts'),
});
