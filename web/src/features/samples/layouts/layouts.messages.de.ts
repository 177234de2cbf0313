import type { Translation } from '../../../i18n/index.ts';
import type { english } from './layouts.messages.ts';

export const translation: Translation<typeof english> = {
  collapseMenuText:
    'Das Menü zeigt nur seine Symbole, solange Sie hier sind. Klappen Sie es auf und zu, wie Sie mögen: Es wird nicht gespeichert, und beim Verlassen ist das Menü wieder, wie Sie es gewählt haben.',
  layoutBoxedText:
    'Der Inhalt bleibt bei 1200 Pixeln in der Mitte eines breiten Fensters. Beim Verlassen gilt wieder die Breite, die Sie gewählt haben.',
  withoutMenuText: 'Das ganze Fenster gehört der Seite. Der Knopf am Anfang der Kopfzeile öffnet das Menü darüber.',
  layoutBlankText:
    'Kein Menü, keine Kopfzeile, keine Fußzeile: eine Seite für sich, etwa ein Hinweis oder etwas zum Drucken.',
};
