type Step = { parent: Element; index: number };

/** Where a person was: the element, the way up from it with its place at each step, and the address of the screen. */
export type Place = { element: HTMLElement; way: readonly Step[]; look: Look; path: string };
/** What tells an element from others, as it was when it had the focus: a button that works looks another way. */
type Look = { tagName: string; className: string; label: string };

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const takesFocus = `${focusable}, [tabindex]`;
/** What is drawn over the screen. */
const portal = '[data-portal]';
const overlay = '[role="dialog"], [role="menu"], [role="listbox"]';
/** What React puts out of sight while something in it is fetched. */
const hidden = '[style*="display: none"]';
const whole = `main, body, ${portal}, ${overlay}`;

export function placeOf(element: HTMLElement): Place {
  const way: Step[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement)
    way.push({ parent: inner.parentElement, index: [...inner.parentElement.children].indexOf(inner) });
  return { element, way, look: lookOf(element), path: location.pathname };
}

export function isUsable(element: Element): boolean {
  return element.isConnected && element.matches(takesFocus) && !element.matches(':disabled') && isShown(element);
}

/** Whether the place is in something over the screen. */
export function isOver({ way }: Place): boolean {
  return way.some(({ parent }) => parent.matches(portal));
}

/** Whether what stood over the screen at this place is gone. */
export function isClosed(place: Place): boolean {
  return isOver(place) && !standing(place)?.parent.closest(overlay);
}

/** A list that is scrolled drops rows, and keeps in mind itself which of them is meant. */
export function isLeftToList(place: Place): boolean {
  const isRow = ({ parent }: Step) => parent.matches('tr[data-index]');
  return standing(place)?.parent.matches('tbody') === true && place.way.some(isRow);
}

/** The element itself, what came back in its place, or the one that looks the same near by; with heirs, also what took its place. */
export function sameAs(place: Place, withHeirs = true): Element | undefined {
  const { element } = place;
  if (isUsable(element)) return element;
  const ground = standing(place)?.parent;
  if (!ground) return undefined;
  const there = place.way
    .slice(0, stepsUp(place) + 1)
    .reduceRight<Element | undefined>((parent, { index }) => parent?.children[index], ground);
  if (there && isUsable(there) && (isAlike(there, place) || (withHeirs && isHeir(there, place)))) return there;
  const alike = [...ground.querySelectorAll(element.tagName)].filter((one) => isUsable(one) && isAlike(one, place));
  return alike.length === 1 ? alike[0] : undefined;
}

/** What can have the focus nearest to a place that is gone: after it, before it, around it, else the heading of the screen. */
export function near(place: Place): Element | undefined {
  const isSameScreen = place.path === location.pathname;
  for (const { parent, index } of place.way.slice(stepsUp(place))) {
    if (!parent.isConnected) continue;
    if (parent.matches(whole) && !parent.matches(overlay)) break;
    if (!isSameScreen) continue;
    const parts = [...parent.children];
    const after = parts.slice(index).map(firstIn).find(Boolean);
    const before = parts.slice(0, index).toReversed().map(lastIn).find(Boolean);
    const found = after ?? before;
    if (found) return found;
  }
  return [...document.querySelectorAll('h1')].find(isShown);
}

function isShown(element: Element): boolean {
  return element.closest(hidden) === null;
}

function stepsUp({ way }: Place): number {
  return way.findIndex(({ parent }) => parent.isConnected);
}

/** The innermost part of the way that still stands. */
function standing({ way }: Place): Step | undefined {
  return way.find(({ parent }) => parent.isConnected);
}

function isAlike(one: Element, { look }: Place): boolean {
  const { tagName, className, label } = lookOf(one);
  return tagName === look.tagName && className === look.className && label === look.label;
}

/** Archive makes room for Restore, a field for the same field of a newer version. */
function isHeir({ tagName, className }: Element, { look, path }: Place): boolean {
  return path === location.pathname && tagName === look.tagName && className === look.className;
}

function lookOf(element: Element): Look {
  const { tagName, className, textContent } = element;
  return { tagName, className, label: [element.ariaLabel, element.getAttribute('name'), textContent].join(' ') };
}

function firstIn(element: Element): Element | undefined {
  return focusablesIn(element)[0];
}

function lastIn(element: Element): Element | undefined {
  return focusablesIn(element).at(-1);
}

function focusablesIn(element: Element): Element[] {
  return element.matches(focusable) ? [element] : [...element.querySelectorAll(focusable)].filter(isShown);
}
