import type { Translation } from '../../i18n/index.ts';
import type { english } from './sealing.messages.ts';

export const translation: Translation<typeof english> = {
  sealedUntil: 'Versiegelt bis {{time}}',
  unsealed: 'Noch nicht versiegelt',
  waitsLong: 'Nicht versiegelt',
  doesNotFit: 'Passt nicht zu den Siegeln',
  explanation:
    'Die Änderungen werden in Blöcken geschlossen, deren Prüfsummen aneinander hängen, höchstens eine Minute nach jeder Änderung. Alle werden stündlich neu gebildet; „quarry audit verify“ tut es sofort.',
  waitsLongText: 'Änderungen seit {{time}} sind in keinem Block: Läuft „quarry worker“?',
  blocks: 'Blöcke',
  waiting: 'Warten auf das Siegel',
  verified: 'Zuletzt geprüft',
  never: 'noch nie',
  placeBlock: 'Im Block {{block}}:',
  placeEntry: 'Block {{block}}, Eintrag {{position}}:',
  outsideBlocks: 'Außerhalb der Blöcke:',
  'fault.BLOCK_MISSING': 'Der Block fehlt.',
  'fault.BLOCK_CHANGED': 'Der Block ist nicht, wie er geschlossen wurde.',
  'fault.ENTRY_MISSING': 'Der Eintrag fehlt.',
  'fault.ENTRY_CHANGED': 'Der Eintrag ist nicht, wie er versiegelt wurde, oder nicht an seinem Platz.',
  'fault.ENTRY_UNKNOWN': 'Ein Eintrag kam auf einem anderen Weg als dem von Quarry hinein.',
  showChange: 'Die Änderung zeigen.',
  faultStep: 'Jemand hat die Datenbank von Hand geändert: Das Betriebshandbuch sagt, was zu tun ist.',
};
