import type { english } from './property-names.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'PROPERTY_NAME_DECIDED:ACCEPTED':
    'Die Shop-Eigenschaft wurde bereits übernommen.\nÖffnen Sie sie wieder, um eine andere Eigenschaft zu wählen.',
  'PROPERTY_NAME_DECIDED:DISMISSED': 'Die Shop-Eigenschaft wurde bereits verworfen.\nÖffnen Sie sie zuerst wieder.',
  'PROPERTY_NAME_DECIDED:OPEN': 'Die Shop-Eigenschaft ist bereits offen.',
  PROPERTY_NAME_NOT_PROPOSED: 'Für die Shop-Eigenschaft gibt es keinen Vorschlag.\nWählen Sie eine Eigenschaft.',
  PROPERTY_NAME_NOT_BY_NAME:
    'Eine Eigenschaft einer Seite kann dieses Attribut nicht angeben; es hat ein eigenes Feld oder wird von Menschen gesetzt.\nWählen Sie ein anderes Attribut.',
  'property_is:name': '„{{part}}“ ist ein bekannter Name dafür; {{count}} von {{total}} Beispielen lesen sich so.',
  'property_is:part':
    'Der Teil „{{part}}“ ist ein bekannter Name dafür; {{count}} von {{total}} Beispielen lesen sich so.',
  'property_is:values': '{{count}} von {{total}} Beispielen lesen sich so.',
};
