import type { Names } from '../../i18n/index.ts';

export const names = {
  propertyNames: {
    en: 'Shop attributes',
    de: 'Shop-Eigenschaften',
    fr: 'Attributs de boutique',
    pt: 'Atributos de loja',
  },
  property_name: { en: 'Shop attribute', de: 'Shop-Eigenschaft', fr: 'Attribut de boutique', pt: 'Atributo de loja' },
  'bulk.propertyNames.accept': {
    en: 'Accept shop attributes',
    de: 'Shop-Eigenschaften übernehmen',
    fr: 'Accepter des attributs de boutique',
    pt: 'Aceitar atributos de loja',
  },
  'bulk.propertyNames.dismiss': {
    en: 'Dismiss shop attributes',
    de: 'Shop-Eigenschaften verwerfen',
    fr: 'Écarter des attributs de boutique',
    pt: 'Rejeitar atributos de loja',
  },
} satisfies Names;
