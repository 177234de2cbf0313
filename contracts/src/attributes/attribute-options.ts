import { z } from 'zod';
import { code, line } from '../common/fields.ts';
import { type LocalTexts, localTexts } from '../common/index.ts';

/** `chosen` is how many options one value may have. */
export const optionLimits = { options: 1_000, chosen: 100, code: 60, label: 120 } as const;

/** One of the values that an attribute of options has, as it is set; without an id it is a new one. */
export type OptionDraft = { id: string | null; code: string; labels: LocalTexts; color: string | null };

const isOptionCode = (text: string) => text === '' || /^[a-z0-9][a-z0-9_-]*$/.test(text);

/** The options of an attribute in their order, with labels in the content locales of the installation. */
export const attributeOptions = (locales: readonly string[]) =>
  z
    .array(
      z.object({
        id: z
          .uuid({ error: 'unknown' })
          .nullish()
          .transform((id) => id ?? null),
        code: line(optionLimits.code).refine(isOptionCode, code('not_an_option_code')),
        labels: localTexts(locales, optionLimits.label).refine(
          (texts) => Object.keys(texts).length > 0,
          code('required'),
        ),
        color: z
          .string()
          .nullish()
          .transform((text) => text?.trim().toLowerCase() || null)
          .refine((text) => text === null || /^#[0-9a-f]{6}$/.test(text), code('not_a_color')),
      }),
    )
    .max(optionLimits.options, code('too_many'))
    .superRefine((options, context) => {
      for (const [at, field] of repeatedWords(options))
        context.addIssue({ code: 'custom', message: 'repeated', path: [at, field] });
    });

/** Options that are called what another one before them is called: files would not say which is meant. */
function repeatedWords(options: readonly OptionDraft[]): [at: number, field: 'code' | 'labels'][] {
  const ownerOf = new Map<string, number>();
  return options.flatMap((option, at) =>
    optionWords(option).flatMap(([word, field]): [number, 'code' | 'labels'][] => {
      const owner = ownerOf.get(word) ?? at;
      ownerOf.set(word, owner);
      return owner === at ? [] : [[at, field]];
    }),
  );
}

/** By which words an option is known, without differences of case and accents. */
export function optionWords({
  code: own,
  labels,
}: Pick<OptionDraft, 'code' | 'labels'>): [string, 'code' | 'labels'][] {
  return [
    [optionWord(own), 'code'],
    ...Object.values(labels).map((label): [string, 'labels'] => [optionWord(label), 'labels']),
  ];
}

/** A word as options are compared by it. */
export function optionWord(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
}

/** What an option is called in a language, or else in the first that there is. */
export function optionLabel({ code: own, labels }: Pick<OptionDraft, 'code' | 'labels'>, language: string): string {
  return labels[language] ?? labels['en'] ?? Object.values(labels)[0] ?? own;
}

/** The option that a text means by code or label in any language, or else the one that is written most alike. */
export function optionNamed<Option extends OptionNames>(
  options: readonly Option[],
  text: string,
): { option: Option } | { nearest: Option | undefined } {
  const said = optionWord(text);
  const option = options.find((one) => optionWords(one).some(([word]) => word === said));
  if (option) return { option };
  const likeness = (one: Option) => Math.max(...optionWords(one).map(([word]) => sharedPairs(word, said)));
  return { nearest: options.toSorted((one, other) => likeness(other) - likeness(one))[0] };
}

type OptionNames = Pick<OptionDraft, 'code' | 'labels'>;

/** Which share of the pairs of neighbouring signs two words have in common (Dice). */
function sharedPairs(left: string, right: string): number {
  const pairsOf = (word: string) => Array.from(` ${word}`, (sign, at) => `${sign}${word[at] ?? ' '}`);
  const [ours, theirs] = [pairsOf(left), pairsOf(right)];
  return (2 * ours.filter((pair) => theirs.includes(pair)).length) / (ours.length + theirs.length);
}
