import type { CategoryIndex, CategoryName } from './category-index.ts';
import { compoundEnds, isGeneric, isSameWord, shelfWords } from './shelf-words.ts';

/** What is known of a shelf: its path, and how many products of it lie in which category already. */
export type ShelfFacts = {
  text: string;
  placed: ReadonlyMap<string, number>;
  /** The category that people linked to the node of a taxonomy which the shelf names by id or path. */
  linked?: LinkedNode | undefined;
};

export type LinkedNode = { categoryId: string; externalId: string; name: string };

/** Why a category is proposed: for the products that are there, or for a step of the path that is called like it. */
export type ShelfReason =
  | { code: 'products'; count: number; total: number }
  | { code: 'name' | 'part' | 'above'; step: string; name: string }
  | { code: 'google'; externalId: string; name: string };

export type ShelfProposal = {
  categoryId: string;
  /** Between 0 and 1. */
  confidence: number;
  /** Sure enough to be accepted together with others, without a look at each. */
  isByRule: boolean;
  reason: ShelfReason;
};

/**
 * The category that a shelf most likely is; undefined where nothing tells. Products that are there count before links to a taxonomy, and
 * these before names.
 */
export function proposeCategory(index: CategoryIndex, { text, placed, linked }: ShelfFacts): ShelfProposal | undefined {
  const byName = linked ? proposeByLink(linked) : proposeByName(index, text);
  const byProducts = proposeByProducts(placed);
  if (!byProducts) return byName;
  const isSure = byName?.reason.code === 'name' || byName?.reason.code === 'google';
  const isAgreed = isSure && byName?.categoryId === byProducts.categoryId;
  const isContradicted = byName?.isByRule === true && !isAgreed;
  return { ...byProducts, isByRule: isAgreed || (byProducts.isByRule && !isContradicted) };
}

/** Shops often name a node that is too wide, and its precision is not measured: people look at each. */
function proposeByLink({ categoryId, externalId, name }: LinkedNode): ShelfProposal {
  return { categoryId, confidence: 0.9, isByRule: false, reason: { code: 'google', externalId, name } };
}

const fewestProducts = 3;
const leastShare = 0.8;
const provenProducts = 8;
const provenShare = 0.97;

function proposeByProducts(placed: ShelfFacts['placed']): ShelfProposal | undefined {
  const total = [...placed.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...placed].toSorted(([, left], [, right]) => right - left);
  if (!most || most[1] < fewestProducts || most[1] / total < leastShare) return undefined;
  const [categoryId, count] = most;
  const isByRule = count >= provenProducts && count / total >= provenShare;
  return { categoryId, confidence: count / (total + 1), isByRule, reason: { code: 'products', count, total } };
}

function proposeByName(index: CategoryIndex, text: string): ShelfProposal | undefined {
  const steps = text.split(' > ').map((step) => ({ step, words: shelfWords(step) }));
  const last = steps.at(-1);
  const above = steps.slice(0, -1).flatMap(({ words }) => words);
  if (!last || last.words.length === 0) return undefined;
  const found = bestNamed(index, namesLike(index, last.words), above);
  if (found) return exactly(last, above, found);
  const part = bestNamed(index, namesInside(index, last.words), above);
  if (part && !isGeneric(part.name.words)) return loosely('part', last.step, part);
  const before = steps.at(-2);
  const wordsBefore = steps.slice(0, -2).flatMap(({ words }) => words);
  const parent = before && bestNamed(index, namesLike(index, before.words), wordsBefore);
  return parent && !isGeneric(parent.name.words) ? loosely('above', before.step, parent) : undefined;
}

type Found = { name: CategoryName; isAgreed: boolean };

/** A name by itself is sure where nothing stands above it on either side, or something above agrees. */
function exactly(
  { step, words }: { step: string; words: readonly ReadonlySet<string>[] },
  above: readonly ReadonlySet<string>[],
  { name, isAgreed }: Found,
): ShelfProposal | undefined {
  if (isGeneric(words) && !isAgreed) return undefined;
  const isByRule = isAgreed || above.length === 0;
  const reason = { code: 'name', step, name: name.name } as const;
  return { categoryId: name.categoryId, confidence: isAgreed ? 0.97 : isByRule ? 0.9 : 0.8, isByRule, reason };
}

function loosely(code: 'part' | 'above', step: string, { name, isAgreed }: Found): ShelfProposal {
  return {
    categoryId: name.categoryId,
    confidence: isAgreed ? 0.7 : 0.6,
    isByRule: false,
    reason: { code, step, name: name.name },
  };
}

/** Names that consist of these very words, in whatever order. */
function namesLike(index: CategoryIndex, words: readonly ReadonlySet<string>[]): CategoryName[] {
  const [first] = words;
  const named = first ? [...index.namesWith(first)] : [];
  const alike = named.filter(
    (name) =>
      name.words.length === words.length &&
      words.every((word) => name.words.some((other) => isSameWord(word, other))) &&
      name.words.every((other) => words.some((word) => isSameWord(word, other))),
  );
  const spelling = spellingOf(words);
  const same = alike.filter((name) => spellingOf(name.words) === spelling);
  return same.length > 0 ? same : alike;
}

/** The words without their other forms: "glasses" are rather glasses than a glass. */
function spellingOf(words: readonly ReadonlySet<string>[]): string {
  return words
    .flatMap(([word]) => word ?? [])
    .toSorted()
    .join(' ');
}

/** Names that a longer one says more exactly: all words of theirs stand in it, or end its last word. */
function namesInside(index: CategoryIndex, words: readonly ReadonlySet<string>[]): CategoryName[] {
  const whole = words
    .flatMap((word) => [...index.namesWith(word)])
    .filter((name) => name.words.every((other) => words.some((word) => isSameWord(word, other))));
  if (whole.length > 0) return whole;
  const ends = words.length === 1 && words[0] ? compoundEnds(words[0]) : [];
  const longest = ends.map((end) => namesLike(index, [end])).find((names) => names.length > 0);
  return longest ?? [];
}

/** The one category that these are names of; of several the one whose way down agrees with the shelf's, if one alone does. */
function bestNamed(
  index: CategoryIndex,
  names: readonly CategoryName[],
  above: readonly ReadonlySet<string>[],
): Found | undefined {
  const byCategory = new Map(names.map((name) => [name.categoryId, name]));
  const candidates = [...byCategory.values()].map((name) => {
    const wordsAbove = index.wordsAbove(name.categoryId);
    const isAgreed = above.some((word) => wordsAbove.some((other) => isSameWord(word, other)));
    return { name, isAgreed };
  });
  const agreed = candidates.filter(({ isAgreed }) => isAgreed);
  if (agreed.length > 0) return agreed.length === 1 ? agreed[0] : undefined;
  return candidates.length === 1 ? candidates[0] : undefined;
}
