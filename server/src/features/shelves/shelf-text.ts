import { createHash } from 'node:crypto';
import { shelfLimits } from '@quarry/contracts/shelves';
import type { Field, RawOffer } from '@quarry/contracts/offers';
import type { ShelfKind } from './shelf.ts';

/** A shelf as one offer names it. */
export type NamedShelf = { kind: ShelfKind; text: string; key: string };

/** What is no part of a shelf where it begins or ends a path: the shop itself, and the thing that is sold. */
export type Surroundings = { shopName: string; titles: readonly string[] };

/** The shelf that an offer names: by its category, else by the way to its page; undefined where it names none. */
export function shelfOf(fields: RawOffer, surroundings: Surroundings): NamedShelf | undefined {
  const { category, breadcrumb } = fields;
  const ofCategory = category && namedBy(category.value.split(separators), kindOf(category), surroundings);
  if (ofCategory) return ofCategory;
  const names = breadcrumb?.value.map(({ name }) => name);
  return names && namedBy(names, 'BREADCRUMB', surroundings);
}

/** What stands between the steps of a path. A slash counts between blanks alone, for it also stands in names: "Audio/Video". */
const separators = /\s*[>»›→|]\s*|\s+[/\\]\s+/u;

/** Feeds state Google's category in a column or element of that name. */
function kindOf({ method, path }: Field<string>): ShelfKind {
  const isGoogles = method === 'feed' && /google|fb_?product/i.test(path);
  return isGoogles ? 'GOOGLE_PRODUCT_CATEGORY' : 'PRODUCT_TYPE';
}

function namedBy(
  names: readonly string[],
  kind: ShelfKind,
  { shopName, titles }: Surroundings,
): NamedShelf | undefined {
  const steps = names
    .map((name) => ({ name: name.replace(/\s+/gu, ' ').trim(), folded: foldShelf(name) }))
    .filter(({ folded }) => folded !== '');
  const isHome = ({ folded }: { folded: string }) => homeNames.has(folded) || folded === foldShelf(shopName);
  const inside = steps.slice(steps.findIndex((step) => !isHome(step)));
  const isTheOffer = titles.some((title) => foldShelf(title) === inside.at(-1)?.folded);
  const shelf = steps.every(isHome) ? [] : inside.slice(0, isTheOffer ? -1 : undefined);
  if (shelf.length === 0) return undefined;
  const key = createHash('sha256').update(shelf.map(({ folded }) => folded).join('\n'));
  const shown = shelf.slice(-shelfLimits.steps).map(({ name }) => cut(name, shelfLimits.step));
  return { kind, text: cut(shown.join(' > '), shelfLimits.text), key: key.digest('base64url') };
}

/** A text as names of shelves are compared: lower case, Latin letters without accents, words alone. */
export function foldShelf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe00-\ufe0f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const homeNames = new Set(
  [
    'home|homepage|home page|start|start page|shop|store|all|all products|all categories',
    'startseite|hauptseite|alle|alle produkte|alle kategorien|sortiment|zur startseite',
    'accueil|page d accueil|boutique|tous les produits|toutes les categories',
    'inicio|pagina inicial|pagina principal|loja|todos os produtos|todas as categorias',
  ].flatMap((names) => names.split('|')),
);

/** Cut where a character ends. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '');
  return `${whole.trimEnd()}…`;
}
