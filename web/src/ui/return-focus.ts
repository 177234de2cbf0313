import { isClosed, isLeftToList, isOver, isUsable, near, placeOf, sameAs, type Place } from './focus-place.ts';

const messages = '[data-sonner-toaster]';
/** In frames: what takes over a place stands there soon, and something near it is enough only after that. */
const patience = { near: 15, switchedOff: 120, all: 240 };

let last: Place | undefined;
/** Where the person was on the screen before something was drawn over it. */
let lastOnScreen: Place | undefined;
/** What got the focus from here and not from the person, and the place that was lost then. */
let given: Element | undefined;
let givenFor: Place | undefined;
let isSearching = false;

/**
 * Keeps the focus where the person is: what loses it because it is drawn anew, taken away or switched off for a while gives it back to
 * itself or to what stands in its place, and a screen that makes room for another to the heading of that. Answers how to stop.
 */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(messages)) return;
    last = placeOf(target);
    if (!isOver(last)) lastOnScreen = last;
  };
  // Who leaves an element that stays for nothing else, by a click beside it, has left it.
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement) || target.closest(messages)) return;
    requestAnimationFrame(() => {
      if (last?.element === target && isUsable(target) && document.hasFocus() && isLost()) last = undefined;
    });
  };
  const look = () => {
    if (last && !isSearching && (isLost() || !isUsable(last.element))) void giveBack(last);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    last = undefined;
    lastOnScreen = undefined;
  };
}

/** Where the person is, or was before that place was lost, to come back to. */
export function currentPlace(): Place | undefined {
  return last?.element === given ? (givenFor ?? last) : last;
}

/** Where the person has gone nowhere else, gives the focus to what `cardOf` names, else to `place`, else to the heading of the screen. */
export async function returnFocus(place: Place | undefined, cardOf?: () => HTMLElement | null): Promise<void> {
  // What was taken back is drawn by the second frame, if it needs no second answer.
  await nextFrame();
  await nextFrame();
  const card = cardOf?.();
  if (card) return focus(card);
  for (let frame = 0; frame < patience.all && (isFree(given) || isInMessages()); frame += 1) {
    // What took its place is not what comes back there.
    const isLate = frame >= patience.switchedOff;
    const found = place && (sameAs(place, isLate) ?? (isLate ? near(place) : undefined));
    if (found || !place) return focus(found ?? document.querySelector('h1'));
    await nextFrame();
  }
}

/** Where the person has gone nowhere else, gives the focus to the first element that a selector finds, once there is one. */
export async function focusOnceThere(selector: string): Promise<void> {
  for (let frame = 0; frame < patience.all && isFree(given); frame += 1) {
    const found = document.querySelector(selector);
    if (found) return focus(found, { preventScroll: true });
    await nextFrame();
  }
}

async function giveBack(lost: Place): Promise<void> {
  isSearching = true;
  const before = lastOnScreen;
  let meanwhile: Element | undefined;
  for (let frame = 0; frame < patience.all; frame += 1) {
    await nextFrame();
    if (last !== lost && last?.element !== meanwhile) break;
    if (!meanwhile?.isConnected) meanwhile = undefined;
    // A browser takes the focus from what is switched off a little later.
    const isHere = document.activeElement === lost.element && !isUsable(lost.element);
    if (!isHere && !isFree(meanwhile)) break;
    const place = isClosed(lost) && before ? before : lost;
    const isOff = place.element.matches(':disabled') && place.element.isConnected;
    // Another change follows when it ends.
    if (isLeftToList(place) || (isOff && place.element.matches('[data-loading]'))) break;
    givenFor = lost;
    const same = sameAs(place);
    if (same) {
      focus(same, { preventScroll: true });
      break;
    }
    if (meanwhile || frame < (isOff ? patience.switchedOff : patience.near)) continue;
    meanwhile = near(place);
    focus(meanwhile, { preventScroll: true });
  }
  isSearching = false;
  // The person went on and lost it there.
  if (last && last !== lost && isLost()) void giveBack(last);
}

function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Whether the person has gone nowhere since something got the focus on their behalf. */
function isFree(onBehalf: Element | undefined): boolean {
  return isLost() || document.activeElement === onBehalf;
}

function isInMessages(): boolean {
  return document.activeElement?.closest(messages) !== null;
}

function focus(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (!isUsable(element)) element.tabIndex = -1;
  given = element;
  element.focus(options);
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
