import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  ofScreen: 'On this screen',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  toMessage: 'To the newest message, such as one with Undo',
  close: 'Close',
  single: 'Single-key shortcuts',
  singleHelp:
    'Switch them off if you dictate, or press keys by accident. Arrows, Enter, Esc and keys with Ctrl, Alt or Cmd keep working. Saved in this browser.',
  backHere: '? is one of them: this list is reached again by {{keys}} and “{{list}}”, or from the menu “{{account}}”.',
};

export const shortcutsMessages = defineCatalogue('shortcuts', english, {
  de: () => import('./shortcuts.messages.de.ts'),
  fr: () => import('./shortcuts.messages.fr.ts'),
  pt: () => import('./shortcuts.messages.pt.ts'),
});
