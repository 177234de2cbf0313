import type { english } from './attributes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ATTRIBUTE_OF_SYSTEM:
    'O atributo faz parte de cada produto e não pode ser eliminado.\nAltere antes os nomes, a ajuda ou os nomes alternativos.',
  ATTRIBUTE_OPTION_IN_USE_one: '{{count}} produto tem a opção “{{name}}”, por isso fica.\nDê-lhe primeiro outro valor.',
  ATTRIBUTE_OPTION_IN_USE_other:
    '{{count}} produtos têm a opção “{{name}}”, por isso fica.\nDê-lhes primeiro outro valor.',
  ATTRIBUTE_WORD_TAKEN:
    'O atributo {{name}} já tem “{{word}}”.\nEscolha outra palavra, ou retire-a primeiro desse atributo.',
  ATTRIBUTE_WORD_TAKEN_IN_BIN:
    'O atributo {{name}} na reciclagem tem “{{word}}”.\nRestaure esse atributo, ou escolha outra palavra.',
};
