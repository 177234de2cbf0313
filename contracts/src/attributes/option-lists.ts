import { hasOptions } from './attribute-types.ts';
import {
  type OptionDraft,
  optionLabel,
  optionLimits,
  optionNamed,
  optionWord,
  optionWords,
} from './attribute-options.ts';

type Named = Pick<OptionDraft, 'code' | 'labels'>;

/** Options that a text names, or the first part of it that names none, with the option that is written most alike. */
export type OptionList<Option> = { options: Option[] } | { unknown: string; nearest: Option | undefined };

/** What stands between the names of a list in every file. */
const strong = /[,;\n•·]/u;
/** What shops also write between names, and what names themselves have in them too. */
const weak = /\s*[/&+]\s*|\s+(?:and|und|et|e)\s+/giu;

/**
 * The options that a text names, each once and in the order of the attribute. Names stand apart by "|" where one does, else by commas,
 * semicolons, bullets and lines; "/", "&", "+" and "and" only where what is between names one each time. A name that has such a sign wins.
 */
export function optionsNamed<Option extends Named>(options: readonly Option[], text: string): OptionList<Option> {
  const found = text.includes('|') ? undefined : optionNamed(options, text);
  if (found && 'option' in found) return { options: [found.option] };
  const named = new Set<Option>();
  for (const part of partsOf(text, text.includes('|') ? '|' : strong)) {
    const list = partNamed(options, part);
    if ('unknown' in list) return list;
    for (const option of list.options) named.add(option);
  }
  return { options: options.filter((option) => named.has(option)) };
}

function partNamed<Option extends Named>(options: readonly Option[], part: string): OptionList<Option> {
  const found = optionNamed(options, part);
  if ('option' in found) return { options: [found.option] };
  const known = namedBetween(options, part);
  return known ? { options: known } : { unknown: part, nearest: found.nearest };
}

/** Options whose names stand one behind the other with weak signs between: the longest name from each place on; undefined where one is none. */
function namedBetween<Option extends Named>(options: readonly Option[], part: string): Option[] | undefined {
  const signs = [...part.matchAll(weak)].map((sign) => ({ start: sign.index, end: sign.index + sign[0].length }));
  if (signs.length === 0 || signs.length > optionLimits.chosen) return undefined;
  const byWord = new Map(options.flatMap((option) => optionWords(option).map(([word]) => [word, option] as const)));
  const known: Option[] = [];
  let from = 0;
  while (from < part.length) {
    const ends = [part.length, ...signs.flatMap(({ start }) => (start > from ? [start] : [])).toReversed()];
    const next = ends.find((end) => byWord.has(optionWord(part.slice(from, end))));
    const option = byWord.get(optionWord(part.slice(from, next)));
    if (next === undefined || !option) return undefined;
    known.push(option);
    from = signs.find(({ start }) => start === next)?.end ?? part.length;
  }
  return known;
}

function partsOf(text: string, between: string | RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Options as a file has them, which `optionsNamed` reads as the same; a label that has the sign between names goes by its code. */
export function optionListText(options: readonly Named[], language: string): string {
  return options
    .map((option) => {
      const label = optionLabel(option, language);
      return label.includes('|') ? option.code : label;
    })
    .join(' | ');
}

/** The options that a value of an attribute holds, in the order of the attribute; undefined for a value of another type. */
export function chosenOptions<Option extends { id: string }>(
  { type, options }: { type: string; options: readonly Option[] },
  value: unknown,
): Option[] | undefined {
  if (!hasOptions(type)) return undefined;
  const ids = new Set(Array.isArray(value) ? value : [value]);
  return options.filter(({ id }) => ids.has(id));
}
