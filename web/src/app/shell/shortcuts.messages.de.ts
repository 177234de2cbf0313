import type { Translation } from '../../i18n/index.ts';
import type { english } from './shortcuts.messages.ts';

export const translation: Translation<typeof english> = {
  ofScreen: 'Auf dieser Seite',
  everywhere: 'Überall',
  goTo: 'Gehe zu',
  toMessage: 'Zur neuesten Meldung, etwa einer mit „Rückgängig“',
  close: 'Schließen',
  single: 'Kürzel aus einer einzelnen Taste',
  singleHelp:
    'Schalten Sie sie aus, wenn Sie diktieren oder Tasten aus Versehen drücken. Pfeile, Enter, Esc und Tasten mit Strg, Alt oder Cmd wirken weiter. In diesem Browser gemerkt.',
  backHere: '? gehört dazu: Zu dieser Liste führen dann {{keys}} und „{{list}}“ oder das Menü „{{account}}“.',
};
