import type { Names } from '../../i18n/index.ts';

export const names = {
  attributeRegistry: { en: 'Attributes', de: 'Attribute', fr: 'Attributs', pt: 'Atributos' },
  addAttribute: {
    en: 'Add attribute',
    de: 'Attribut hinzufügen',
    fr: 'Ajouter un attribut',
    pt: 'Adicionar atributo',
  },
  attribute: { en: 'Attribute', de: 'Attribut', fr: 'Attribut', pt: 'Atributo' },
} satisfies Names;
