/** Refusals of attributes: the reason, and after a line break the next step. */
export const english = {
  ATTRIBUTE_OF_SYSTEM:
    'The attribute is part of every product and cannot be deleted.\nChange its names, help or aliases instead.',
  ATTRIBUTE_OPTION_IN_USE_one:
    '{{count}} product has the option “{{name}}”, so it stays.\nGive the product another value first.',
  ATTRIBUTE_OPTION_IN_USE_other:
    '{{count}} products have the option “{{name}}”, so it stays.\nGive them another value first.',
  ATTRIBUTE_WORD_TAKEN:
    'The attribute {{name}} answers to “{{word}}” already.\nChoose another word, or take it from that attribute first.',
  ATTRIBUTE_WORD_TAKEN_IN_BIN:
    'The attribute {{name}} in the bin answers to “{{word}}”.\nRestore that attribute, or choose another word.',
} as const;
