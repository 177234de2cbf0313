import { propertyOf, readAttributes } from '@quarry/matching';
import { foldedText } from '../../platform/folded-text.ts';
import { type AttributeRow, attributeOfValue, namedAttribute, readProperty } from '../products/index.ts';

/** Why an attribute is proposed: the name or a part of it is called so, or what stands there reads so; with how many examples agree. */
export type PropertyReason =
  | { code: 'name' | 'part'; part: string; count: number; total: number }
  | { code: 'values'; count: number; total: number };

export type PropertyProposal = {
  attributeId: string;
  /** Between 0 and 1. */
  confidence: number;
  /** Sure enough to be accepted together with others, without a look at each. */
  isByRule: boolean;
  reason: PropertyReason;
};

/** The attribute that a name of a shop most likely is, by its words and by what stands under it; undefined where nothing tells. */
export function proposeAttribute(
  { text, examples }: { text: string; examples: readonly string[] },
  attributes: readonly AttributeRow[],
): PropertyProposal | undefined {
  const total = examples.length;
  for (const part of partsOf(text)) {
    const code = codeOfName(part, examples, attributes);
    const attribute = attributes.find((one) => one.code === code);
    if (code === undefined || !attribute) continue;
    const count = examples.filter((example) => isRead(text, example, code)).length;
    if (total > 0 && count * 2 <= total) continue;
    const isWhole = part === text;
    const share = total === 0 ? 0.5 : count / total;
    const reason = { code: isWhole ? ('name' as const) : ('part' as const), part, count, total };
    const isByRule = isWhole && total >= fewestExamples && count === total;
    return { attributeId: attribute.id, confidence: share * (isWhole ? 0.9 : 0.7), isByRule, reason };
  }
  return proposeByValues(examples, attributes);
}

const fewestExamples = 2;

/** The attribute that all examples read as, each for the most part. */
function proposeByValues(
  examples: readonly string[],
  attributes: readonly AttributeRow[],
): PropertyProposal | undefined {
  const total = examples.length;
  const codes = examples.map((example) => {
    const whole = readAttributes('text', example).values.find(({ raw }) => raw.length * 2 > example.length);
    return whole && attributeOfValue(whole);
  });
  const [code] = codes;
  const attribute = attributes.find((one) => one.code === code);
  if (!attribute || total < fewestExamples || codes.some((one) => one !== code)) return undefined;
  return {
    attributeId: attribute.id,
    confidence: 0.5,
    isByRule: false,
    reason: { code: 'values', count: total, total },
  };
}

/** The attribute that a name is of, told by the registry, else by the readers and the first example that they read. */
function codeOfName(
  name: string,
  examples: readonly string[],
  attributes: readonly AttributeRow[],
): string | undefined {
  const named = namedAttribute(name, attributes);
  if (named) return named.code;
  if (!propertyOf(name)) return undefined;
  return examples.flatMap((example) => readProperty(name, example).values.map(({ code }) => code))[0];
}

function isRead(name: string, example: string, code: string): boolean {
  return readProperty(name, example, code).values.some((value) => value.code === code && value.reading !== undefined);
}

const shortestEnd = 5;

/** The name itself, then what of it may be called like an attribute: its words, and ends of its compounds ("Akkugewicht"). */
function partsOf(text: string): string[] {
  const words = foldedText(text).split(' ');
  const phrases = words.flatMap((_word, from) =>
    words.slice(from).map((_other, length) => words.slice(from, from + length + 1)),
  );
  const sorted = phrases
    .filter(({ length }) => length < words.length)
    .toSorted((left, right) => right.length - left.length);
  const ends = words.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - shortestEnd) }, (_none, at) => word.slice(at + 1)),
  );
  return [text, ...sorted.map((phrase) => phrase.join(' ')), ...ends.filter((end) => end.length >= shortestEnd)].slice(
    0,
    mostParts,
  );
}

const mostParts = 80;
