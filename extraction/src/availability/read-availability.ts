import { foldSentence } from './fold-sentence.ts';
import { clausesOf, type StockClause } from './stock-clauses.ts';
import { type StockKind, stockLexicon } from './stock-words.ts';

const names = new Map(
  'InStock InStoreOnly OnlineOnly LimitedAvailability OutOfStock SoldOut Discontinued PreOrder PreSale BackOrder MadeToOrder Reserved'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** What stands alone in a column of yes and no; inside a sentence the short ones mean other things. */
const truths = new Map([
  ...'true yes y ja oui si sim da да так tak evet kylla はい 是'.split(' ').map((word) => [word, 'InStock'] as const),
  ...'false no n nein non nao nee nej nie ne нет ні hayir いいえ 否'
    .split(' ')
    .map((word) => [word, 'OutOfStock'] as const),
]);
const mostCharacters = 200;
/** A feed says the same few things of its stock in all its rows. */
const readBefore = new Map<string, string | undefined>();
const mostRemembered = 1_000;

/**
 * What a text says of a stock, as the schema.org name of an ItemAvailability (https://schema.org/ItemAvailability). Takes those names in any
 * spelling, the values of Google's product data specification, a bare count, yes and no, and sentences of shops in the forty languages of
 * the table. A denial or a zero is OutOfStock, what is only promised is never InStock. A sentence counts as a whole: with a word that
 * no rule knows, or two parts that contradict each other, it says nothing (undefined).
 */
export function readAvailability(text: string): string | undefined {
  const before = readBefore.get(text);
  if (before !== undefined || readBefore.has(text)) return before;
  const said = readAnew(text.trim());
  if (readBefore.size < mostRemembered && text.length <= mostCharacters) readBefore.set(text, said);
  return said;
}

function readAnew(given: string): string | undefined {
  const known = names.get(given.toLowerCase().replaceAll(/[\s_-]/g, '')) ?? nameOfAddress(given);
  if (known !== undefined) return known;
  if (given === '' || given.length > mostCharacters) return undefined;
  const sentence = foldSentence(given);
  const truth = truths.get(sentence) ?? names.get(sentence.replaceAll(' ', ''));
  if (truth !== undefined) return truth;
  const kind = stockLexicon().kinds.get(sentence);
  if (kind !== undefined && isState(kind)) return stateNames[kind];
  const clauses = clausesOf(sentence);
  return clauses && stateOfAll(clauses);
}

/** `https://schema.org/InStock/`, `schema:InStock`. */
function nameOfAddress(given: string): string | undefined {
  if (/\s/.test(given) || !/[/:#]/.test(given)) return undefined;
  const [last = ''] = /[^/:#]+(?=\/?$)/.exec(given) ?? [];
  return names.get(last.toLowerCase().replaceAll(/[_-]/g, ''));
}

type WordState = 'in' | 'out' | 'sold' | 'gone' | 'pre' | 'back' | 'order' | 'few' | 'soon' | 'may';
type State = WordState | 'atShop' | 'onWeb';
/** `zero`: none of what the clauses beside it are about. `later`: in stock at a time that is named; by itself it does not say whether that time has come. */
type Said = State | 'later' | 'zero' | 'nothing' | 'unclear';

const stateNames: Record<State, string> = {
  in: 'InStock',
  out: 'OutOfStock',
  sold: 'SoldOut',
  gone: 'Discontinued',
  pre: 'PreOrder',
  back: 'BackOrder',
  may: 'BackOrder',
  order: 'MadeToOrder',
  few: 'LimitedAvailability',
  soon: 'OutOfStock',
  atShop: 'InStoreOnly',
  onWeb: 'OnlineOnly',
};

function isState(kind: StockKind): kind is WordState {
  return Object.hasOwn(stateNames, kind);
}

function statesIn(kinds: ReadonlySet<StockKind>): State[] {
  const states = [...kinds].map((kind): StockKind => (kind === 'deliverable' ? 'in' : kind));
  return [...new Set(states)].filter(isState);
}

function stateOfClause(clause: StockClause): Said {
  const { kinds, denials, counts, isDated, isAtOnce, durations } = clause;
  const states = statesIn(kinds);
  const isZero = counts.includes(0);
  const isCounted = counts.some((count) => count > 0);
  if (isZero && isCounted) return 'unclear';
  if (denials > 0 || isZero) return stateOfDenial(clause, states, isZero);
  // "Back in stock!" tells of a return that has come, "back in stock on 3 March" of one that has not.
  if (kinds.has('again')) return isDated || durations.length > 0 || states.includes('soon') ? 'soon' : 'unclear';
  const state = single(states);
  const placed = stateOfPlace(kinds, state, isCounted);
  if (placed !== undefined) return placed;
  if (kinds.has('only') && isCounted && (state === 'in' || state === 'nothing') && !kinds.has('ship')) return 'few';
  if (state === 'nothing') return stateWithoutWord({ kinds, isCounted, isDated, durations });
  if (isCounted && (state === 'out' || state === 'sold' || state === 'gone')) return 'unclear';
  // "Not at once" and "out of stock today" leave open what comes later.
  if (state === 'out' && isAtOnce) return 'unclear';
  if (state !== 'in' && state !== 'few') return state;
  const isPromise = isDated || durations.includes('week') || (durations.length > 0 && !kinds.has('deliverable'));
  return isPromise && !kinds.has('ship') ? 'later' : state;
}

function stateOfDenial(
  { kinds, denials, counts, isDated, isAtOnce }: StockClause,
  states: State[],
  isZero: boolean,
): Said {
  const has = (...wanted: StockKind[]) => wanted.some((kind) => kinds.has(kind));
  const isOf = (...allowed: State[]) => states.every((state) => allowed.includes(state));
  if (has('shop', 'web') || denials > 1 || (denials > 0 && counts.length > 0) || isDated) return 'unclear';
  // "Not only" leaves open what else there is.
  if (denials > 0 && (isAtOnce || has('only'))) return 'unclear';
  if (isZero && states.length === 0) return 'zero';
  if (isZero && isOf('in', 'few', 'out', 'sold')) return 'out';
  return (isOf('in') && states.length > 0) || (states.length === 0 && has('unit')) ? 'out' : 'unclear';
}

/** What a place makes of a stock: one that only shops have is not the web's; one that shops have as well says nothing of it. */
function stateOfPlace(kinds: ReadonlySet<StockKind>, state: Said, isCounted: boolean): Said | undefined {
  const [isAtShop, isOnWeb] = [kinds.has('shop'), kinds.has('web')];
  if (!isAtShop && !isOnWeb) return undefined;
  if (state !== 'in' && state !== 'nothing') return 'unclear';
  if (isAtShop && isOnWeb) return state === 'in' ? undefined : 'unclear';
  if (kinds.has('only')) return isCounted ? 'unclear' : isAtShop ? 'atShop' : 'onWeb';
  return isOnWeb && state === 'in' ? undefined : 'unclear';
}

function stateWithoutWord(clause: Pick<StockClause, 'kinds' | 'isDated' | 'durations'> & { isCounted: boolean }): Said {
  const { kinds, isCounted, isDated, durations } = clause;
  if (kinds.has('ship')) return isCounted && kinds.has('unit') ? 'unclear' : 'nothing';
  if (isDated || durations.includes('week')) return 'unclear';
  if (durations.length > 0) return kinds.has('from') ? 'unclear' : 'nothing';
  return isCounted ? 'in' : 'nothing';
}

/** What several words of one clause come to: "available for pre-order" is a pre-order, "back in stock soon" is not yet. */
function single(states: State[]): Said {
  const [first, second, third] = states;
  if (first === undefined) return 'nothing';
  if (second === undefined) return first;
  if (third !== undefined) return 'unclear';
  return joined(first, second) ?? joined(second, first) ?? 'unclear';
}

const ofTwo: Partial<Record<`${State} ${State}`, State>> = {
  'in few': 'few',
  'in pre': 'pre',
  'in back': 'back',
  'in order': 'order',
  'in soon': 'soon',
  'in may': 'in',
  'out soon': 'out',
  'sold soon': 'out',
  'pre soon': 'pre',
  'back soon': 'back',
  'out gone': 'gone',
};

function joined(one: State, other: State): State | undefined {
  return ofTwo[`${one} ${other}`];
}

const ofTwoClauses: Partial<Record<`${State} ${State}`, State>> = {
  'in few': 'few',
  'in may': 'in',
  'few may': 'few',
  'out may': 'back',
  'out sold': 'out',
  'out soon': 'out',
  'sold soon': 'out',
  'out gone': 'gone',
  'sold gone': 'gone',
  'out pre': 'pre',
  'sold pre': 'pre',
  'soon pre': 'pre',
  'out back': 'back',
  'sold back': 'back',
  'soon back': 'back',
  'out order': 'order',
};

function stateOfAll(clauses: StockClause[]): string | undefined {
  const said = clauses.map(stateOfClause);
  let state: State | undefined;
  const isLater = said.includes('later');
  for (const next of said) {
    if (next === 'unclear') return undefined;
    if (next === 'nothing' || next === 'later' || next === 'zero' || next === state) continue;
    if (state === undefined) state = next;
    else {
      const both: State | undefined = ofTwoClauses[`${state} ${next}`] ?? ofTwoClauses[`${next} ${state}`];
      if (both === undefined) return undefined;
      state = both;
    }
  }
  if (said.includes('zero')) state = withZero(clauses, state);
  const isHereNow = state === undefined || state === 'in' || state === 'few' || state === 'gone';
  return isLater && isHereNow ? undefined : state && stateNames[state];
}

/** "In stock: 0" in two clauses; a count beside a zero contradicts it. */
function withZero(clauses: StockClause[], state: State | undefined): State | undefined {
  const isCounted = clauses.some(({ counts }) => counts.some((count) => count > 0));
  const fits = state === undefined || state === 'in' || state === 'few' || state === 'out' || state === 'sold';
  return fits && !isCounted ? 'out' : undefined;
}
