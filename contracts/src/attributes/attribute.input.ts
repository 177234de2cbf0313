import { z } from 'zod';
import { code } from '../common/fields.ts';
import { contentLocales, line, localTexts, optionalText } from '../common/index.ts';
import { attributeOptions } from './attribute-options.ts';
import { type AttributeRules, type AttributeRule, noRules, rulesFor } from './attribute-rules.ts';
import { attributeGroups, attributeTypes, hasOptions } from './attribute-types.ts';
import { compilePattern } from './linear-pattern.ts';
import { compareFractions, fractionOf, isUnitFamily, unitsOf } from './units.ts';

export const attributeLimits = {
  code: 60,
  name: 120,
  help: 500,
  alias: 120,
  aliases: 100,
  choices: 500,
  choice: 200,
  longest: 100_000,
  position: 100_000,
} as const;

/** Names that columns of files have beside the attributes. */
const reserved = new Set(['id', 'tags']);

const isCode = (text: string) => text === '' || (/^[a-z][a-z0-9_]*$/.test(text) && !reserved.has(text));
const isDecimal = (text: string | null) => text === null || fractionOf(text) !== undefined;
const absent = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const wholeNumber = absent(
  z.int({ error: 'not_whole' }).min(0, code('too_small')).max(attributeLimits.longest, code('too_large')),
);
const decimal = optionalText(60)
  .transform((text) => text?.replace(',', '.') ?? null)
  .refine(isDecimal, code('not_a_number'));
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const lines = (longest: number, most: number) =>
  z
    .array(line(longest))
    .max(most, code('too_many'))
    .nullish()
    .transform((texts) => [...new Set(texts ?? [])]);

/** What a person may set on an attribute, with names and help in the content locales of the installation. */
export const attributeInput = (locales: readonly string[] = contentLocales) =>
  z
    .object({
      code: line(attributeLimits.code).refine(isCode, code('not_an_attribute_code')),
      names: localTexts(locales, attributeLimits.name).refine(
        (texts) => Object.keys(texts).length > 0,
        code('required'),
      ),
      helps: absent(localTexts(locales, attributeLimits.help)),
      aliases: lines(attributeLimits.alias, attributeLimits.aliases),
      group: absent(z.enum(attributeGroups)).transform((group) => group ?? 'GENERAL'),
      position: absent(
        z.int({ error: 'not_whole' }).min(0, code('too_small')).max(attributeLimits.position, code('too_large')),
      ),
      type: z.enum(attributeTypes),
      unitFamily: optionalText(60),
      unit: optionalText(60),
      isLocalized: flag,
      isChannelLevel: flag,
      isVariantLevel: flag,
      pattern: optionalText(500).refine(
        (text) => text === null || compilePattern(text) !== undefined,
        code('not_a_pattern'),
      ),
      minLength: wholeNumber,
      maxLength: wholeNumber,
      minimum: decimal,
      maximum: decimal,
      choices: lines(attributeLimits.choice, attributeLimits.choices),
      isUnique: flag,
      options: absent(attributeOptions(locales)),
    })
    .superRefine((draft, context) => {
      for (const [path, message] of faultsOf(draft)) context.addIssue({ code: 'custom', message, path: [path] });
    });

export type AttributeDraft = z.output<ReturnType<typeof attributeInput>>;

function faultsOf(
  draft: AttributeRules & Pick<AttributeDraft, 'type' | 'unitFamily' | 'unit' | 'isLocalized' | 'options'>,
) {
  const faults: [string, string][] = [];
  const { type, unitFamily, unit, minLength, maxLength, minimum, maximum } = draft;
  const isMeasure = type === 'measure';
  if (isMeasure && unitFamily === null) faults.push(['unitFamily', 'required']);
  if (unitFamily !== null && !(isMeasure && isUnitFamily(unitFamily))) faults.push(['unitFamily', 'not_a_choice']);
  if (isMeasure && unit === null) faults.push(['unit', 'required']);
  if (
    isMeasure &&
    unit !== null &&
    !(unitFamily !== null && isUnitFamily(unitFamily) && unitsOf(unitFamily).includes(unit))
  )
    faults.push(['unit', 'not_a_choice']);
  if (draft.isLocalized && type !== 'text' && type !== 'long_text') faults.push(['isLocalized', 'not_of_this_type']);
  if (!hasOptions(type) && draft.options && draft.options.length > 0) faults.push(['options', 'not_of_this_type']);
  const allowed = rulesFor(type);
  for (const rule of Object.keys(noRules) as AttributeRule[])
    if (!allowed.includes(rule) && isAsked(draft[rule])) faults.push([rule, 'not_of_this_type']);
  if (minLength !== null && maxLength !== null && maxLength < minLength) faults.push(['maxLength', 'too_small']);
  const [least, most] = [minimum, maximum].map((text) => (text === null ? undefined : fractionOf(text)));
  if (least && most && compareFractions(most, least) < 0) faults.push(['maximum', 'too_small']);
  return faults;
}

function isAsked(rule: AttributeRules[AttributeRule]): boolean {
  return Array.isArray(rule) ? rule.length > 0 : rule !== null && rule !== false;
}
