import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED':
    'Die Shop-Kategorie wurde bereits übernommen.\nÖffnen Sie sie wieder, um eine andere Kategorie zu wählen.',
  'SHELF_DECIDED:DISMISSED': 'Die Shop-Kategorie wurde bereits verworfen.\nÖffnen Sie sie zuerst wieder.',
  'SHELF_DECIDED:OPEN': 'Die Shop-Kategorie ist bereits offen.',
  SHELF_NOT_PROPOSED: 'Für die Shop-Kategorie gibt es keinen Vorschlag.\nWählen Sie eine Kategorie.',
  'shelf_is:google': 'Googles Kategorie {{id}} ist mit „{{name}}“ verknüpft.',
  'shelf_is:products': '{{count}} von {{total}} Produkten dieser Shop-Kategorie sind bereits in dieser Kategorie.',
  'shelf_is:name': '„{{step}}“ heißt wie die Kategorie „{{name}}“.',
  'shelf_is:part': '„{{step}}“ ist eine Art von „{{name}}“.',
  'shelf_is:above': 'Die Ebene darüber, „{{step}}“, heißt wie die Kategorie „{{name}}“.',
};
