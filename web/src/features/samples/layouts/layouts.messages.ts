import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  collapseMenuText:
    'The menu shows its icons only while you are here. Fold it out and in again as you like: it is not kept, and leaving shows the menu as you chose it.',
  layoutBoxedText:
    'The content keeps to 1200 pixels in the middle of a wide window. Leaving shows the width you chose.',
  withoutMenuText:
    'The whole window belongs to the page. The button at the start of the header opens the menu over it.',
  layoutBlankText: 'No menu, no header, no footer: a page that stands alone, such as a notice or something to print.',
};

/** What the sample page layouts say. */
export const layoutsMessages = defineCatalogue('sampleLayouts', english, {
  de: () => import('./layouts.messages.de.ts'),
  fr: () => import('./layouts.messages.fr.ts'),
  pt: () => import('./layouts.messages.pt.ts'),
});
