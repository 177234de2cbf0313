import type { english } from './property-names.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'PROPERTY_NAME_DECIDED:ACCEPTED':
    'L’attribut de boutique a déjà été accepté.\nRouvrez-le pour choisir un autre attribut.',
  'PROPERTY_NAME_DECIDED:DISMISSED': 'L’attribut de boutique a déjà été écarté.\nRouvrez-le d’abord.',
  'PROPERTY_NAME_DECIDED:OPEN': 'L’attribut de boutique est déjà ouvert.',
  PROPERTY_NAME_NOT_PROPOSED: 'Il n’y a aucune proposition pour l’attribut de boutique.\nChoisissez un attribut.',
  PROPERTY_NAME_NOT_BY_NAME:
    'Une propriété d’une page ne peut pas renseigner cet attribut ; il a son propre champ ou est défini à la main.\nChoisissez un autre attribut.',
  'property_is:name': '« {{part}} » en est un nom connu ; {{count}} exemples sur {{total}} se lisent ainsi.',
  'property_is:part': 'La partie « {{part}} » en est un nom connu ; {{count}} exemples sur {{total}} se lisent ainsi.',
  'property_is:values': '{{count}} exemples sur {{total}} se lisent ainsi.',
};
