import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  title: 'Preview of a role',
  text: 'You see the dashboard as the role {{role}} does. You can change only what is your own.',
  end: 'End preview',
};

export const previewMessages = defineCatalogue('preview', english, {
  de: () => import('./preview.messages.de.ts'),
  fr: () => import('./preview.messages.fr.ts'),
  pt: () => import('./preview.messages.pt.ts'),
});
