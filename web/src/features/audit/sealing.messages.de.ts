import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Versiegelt bis {{time}}',
  unsealed: 'Noch nicht versiegelt',
  waitsLong: 'Nicht versiegelt',
  doesNotFit: 'Passt nicht zu den Siegeln',
  explanation:
    'Die Änderungen werden in Blöcken versiegelt, deren Hashes verkettet sind, höchstens eine Minute nach jeder Änderung. Alle werden stündlich neu berechnet; „quarry audit verify“ tut es sofort.',
  waitsLongText: 'Änderungen seit {{time}} sind in keinem Block: Läuft „quarry worker“?',
  blocks: 'Blöcke',
  waiting: 'Warten auf das Siegel',
  verified: 'Zuletzt geprüft',
  never: 'noch nie',
  deleted: 'Nach Frist gelöscht',
  provenFrom: 'Belegt ab',
  placeBlock: 'Im Block {{block}}:',
  placeEntry: 'Block {{block}}, Eintrag {{position}}:',
  outsideBlocks: 'Außerhalb der Blöcke:',
  'fault.BLOCK_MISSING': 'Der Block fehlt.',
  'fault.BLOCK_CHANGED': 'Der Block wurde nach dem Versiegeln geändert.',
  'fault.ENTRY_MISSING': 'Der Eintrag fehlt.',
  'fault.ENTRY_CHANGED': 'Der Eintrag wurde nach dem Versiegeln geändert oder verschoben.',
  'fault.ENTRY_UNKNOWN': 'Diesen Eintrag hat nicht Quarry geschrieben.',
  showChange: 'Die Änderung zeigen.',
  faultStep: 'Jemand hat die Datenbank direkt geändert: Folgen Sie dem Betriebshandbuch.',
};
