/** The row or card that a person was last at: where it stands, and what in it had the focus, by its place. */
type LastPlace = { element: HTMLElement; list: Element; index: number; length: number; within: readonly number[] };

const cards = 'li, tr, article';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const mostFrames = 60;

let last: LastPlace | undefined;

/** Keeps in mind where the focus is, messages aside; answers how to stop. */
export function rememberFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-sonner-toaster]')) return;
    last = placeOf(target);
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

/**
 * Where nothing has the focus any more, gives it to what `cardOf` names, to the element that had it last, to the row or card that came
 * back in its place, else to the heading of the screen.
 */
export async function returnFocus(cardOf?: () => HTMLElement | null): Promise<void> {
  const place = last;
  // What was taken back is drawn by the second frame, if it needs no second answer.
  await nextFrame();
  await nextFrame();
  const card = cardOf?.();
  if (!card) await untilThere(place);
  if (!card && !isLost()) return;
  focus(card ?? (place && elementAt(place)) ?? document.querySelector('h1'));
}

function placeOf(element: HTMLElement): LastPlace | undefined {
  const card = element.closest(cards);
  const list = card?.parentElement;
  if (!card || !list) return undefined;
  const within: number[] = [];
  for (let inner: Element = element; inner !== card && inner.parentElement; inner = inner.parentElement)
    within.unshift(indexOf(inner));
  return { element, list, index: indexOf(card), length: list.children.length, within };
}

function indexOf(element: Element): number {
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}

/** Waits for the row or card to come back, for a second. */
async function untilThere(place: LastPlace | undefined): Promise<void> {
  const isMissing = () => place && !place.element.isConnected && place.list.children.length < place.length;
  for (let frame = 0; frame < mostFrames && isMissing(); frame += 1) await nextFrame();
}

function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.closest('[data-sonner-toaster]') !== null;
}

function elementAt({ element, list, index, within }: LastPlace): HTMLElement | null {
  if (element.isConnected) return element;
  const card = list.isConnected ? list.children[index] : undefined;
  if (!card) return null;
  const same = within.reduce<Element | undefined>((inner, place) => inner?.children[place], card);
  return same instanceof HTMLElement && same.matches(focusable) ? same : card.querySelector<HTMLElement>(focusable);
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
