import type { english } from './attributes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ATTRIBUTE_OF_SYSTEM:
    'Das Attribut gehört zu jedem Produkt und kann nicht gelöscht werden.\nÄndern Sie stattdessen Namen, Hilfe oder Aliasse.',
  ATTRIBUTE_OPTION_IN_USE_one:
    '{{count}} Produkt hat die Option „{{name}}“, deshalb bleibt sie.\nGeben Sie ihm zuerst einen anderen Wert.',
  ATTRIBUTE_OPTION_IN_USE_other:
    '{{count}} Produkte haben die Option „{{name}}“, deshalb bleibt sie.\nGeben Sie ihnen zuerst einen anderen Wert.',
  ATTRIBUTE_WORD_TAKEN:
    'Das Attribut {{name}} hat „{{word}}“ bereits.\nWählen Sie ein anderes Wort, oder nehmen Sie es dort zuerst weg.',
  ATTRIBUTE_WORD_TAKEN_IN_BIN:
    'Das Attribut {{name}} im Papierkorb hat „{{word}}“.\nStellen Sie es wieder her, oder wählen Sie ein anderes Wort.',
};
