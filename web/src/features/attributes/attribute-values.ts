import type { AttributeDraft, AttributeGroup } from '@quarry/contracts/attributes';
import type { LocalTexts } from '@quarry/contracts/common';
import { textsByLocale, type LocaleText, type TextsByLocale } from '../../ui/locale-texts/index.ts';
import type { AttributeDetailFragment, CreateAttributeMutationVariables } from './attributes.operations.generated.ts';

/** What the form of an attribute holds. */
export type AttributeValues = {
  code: string;
  names: TextsByLocale;
  helps: TextsByLocale;
  aliases: readonly string[];
  group: AttributeGroup;
  position: number | null;
  type: string;
  unitFamily: string;
  unit: string;
  isLocalized: boolean;
  isChannelLevel: boolean;
  isVariantLevel: boolean;
  pattern: string;
  minLength: number | null;
  maxLength: number | null;
  minimum: string;
  maximum: string;
  choices: readonly string[];
};

export function valuesOf(attribute: AttributeDetailFragment | undefined, locales: readonly string[]): AttributeValues {
  const textsOf = (list: readonly LocaleText[] | undefined) => textsByLocale(list ?? [], locales);
  return {
    code: attribute?.code ?? '',
    names: textsOf(attribute?.names),
    helps: textsOf(attribute?.helps),
    aliases: attribute?.aliases ?? [],
    group: attribute?.group ?? 'GENERAL',
    position: attribute?.position ?? null,
    type: attribute?.type ?? 'text',
    unitFamily: attribute?.unitFamily ?? '',
    unit: attribute?.unit ?? '',
    isLocalized: attribute?.isLocalized ?? false,
    isChannelLevel: attribute?.isChannelLevel ?? false,
    isVariantLevel: attribute?.isVariantLevel ?? false,
    pattern: attribute?.pattern ?? '',
    minLength: attribute?.minLength ?? null,
    maxLength: attribute?.maxLength ?? null,
    minimum: attribute?.minimum ?? '',
    maximum: attribute?.maximum ?? '',
    choices: attribute?.choices ?? [],
  };
}

/** What a form holds as the server takes it. */
export function inputOf({ names, helps, ...rest }: AttributeDraft): CreateAttributeMutationVariables['input'] {
  return { ...rest, names: linesOf(names), helps: helps && linesOf(helps) };
}

/** In the order of the form's fields, by which the server names what it refuses. */
function linesOf(texts: LocalTexts): LocaleText[] {
  return Object.entries(texts).map(([locale, text]) => ({ locale, text }));
}
