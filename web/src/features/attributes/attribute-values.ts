import type { AttributeDraft, AttributeGroup } from '@quarry/contracts/attributes';
import type { LocalTexts } from '@quarry/contracts/common';
import { z } from 'zod';
import { textList, textsByLocale, type LocaleText, type TextsByLocale } from '../../ui/locale-texts/index.ts';
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
  isUnique: boolean;
  options: OptionValues[];
};

/** An option as the form holds it; one that was added has no id yet. */
export type OptionValues = {
  id: string | null;
  code: string;
  labels: TextsByLocale;
  color: string;
  productCount: number;
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
    isUnique: attribute?.isUnique ?? false,
    options: (attribute?.options ?? []).map(({ id, code, labels, color, productCount }) => ({
      id,
      code,
      labels: textsOf(labels),
      color: color ?? '',
      productCount,
    })),
  };
}

/** What a form holds as the server takes it. */
export function inputOf({ names, helps, options, ...rest }: AttributeDraft): CreateAttributeMutationVariables['input'] {
  return {
    ...rest,
    names: linesOf(names),
    helps: helps && linesOf(helps),
    options: options && options.map(({ labels, ...option }) => ({ ...option, labels: linesOf(labels) })),
  };
}

/** In the order of the form's fields, by which the server names what it refuses. */
function linesOf(texts: LocalTexts): LocaleText[] {
  return Object.entries(texts).map(([locale, text]) => ({ locale, text }));
}

/** The schema of an attribute with the labels of its options by locale too, as the form holds them. */
export function byOptionLocale(schema: z.ZodType<AttributeDraft>): z.ZodType<AttributeDraft> {
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const options = values['options'] as readonly OptionValues[];
    const checked = schema.safeParse({
      ...values,
      options: options.map(({ labels, ...option }) => ({ ...option, labels: textList(labels) })),
    });
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues)
      context.issues.push({
        ...issue,
        input: values,
        path: labelPath(issue.path.map(String), options),
      } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}

/** What is wrong with the labels of an option, such as `options.1.labels`, at the field of a language: `options.1.labels.de`. */
export function labelPath(path: readonly string[], options: readonly OptionValues[]): string[] {
  const [field, at, part, place] = path;
  if (field !== 'options' || at === undefined || part !== 'labels') return [...path];
  const labels = options[Number(at)]?.labels ?? {};
  const locale = place === undefined ? undefined : textList(labels)[Number(place)]?.locale;
  return [field, at, part, locale ?? Object.keys(labels)[0] ?? ''];
}
