import { defineCatalogue, type MessageKey } from '../../../i18n/index.ts';

export const english = {
  tools: 'Tools of the text',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  quotation: 'Quotation',
  list: 'List',
  numbers: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
};

/** What the tools of the text editor do. */
export const editorMessages = defineCatalogue('sampleEditor', english, {
  de: () => import('./editor.messages.de.ts'),
  fr: () => import('./editor.messages.fr.ts'),
  pt: () => import('./editor.messages.pt.ts'),
});

export type EditorKey = MessageKey<typeof english>;
