/**
 * Texts of the document that nobody can read whole: clipped without a sign, spilling out of their box,
 * beyond the window, or shortened where they name something to press. Runs in the page, so it holds all it needs.
 */
export function findCutText(): string[] {
  const toleratedPx = 2;
  const control = 'nav, button, label, legend, summary, h1, h2, h3, th, dt, [role="tab"], [role="columnheader"]';
  const unseen = '[aria-hidden="true"], script, style, noscript, svg, option';

  const exceeds = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - toleratedPx || inner.right > outer.right + toleratedPx;

  const blockAround = (element: HTMLElement) => {
    let block = element;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    return block;
  };

  /** Kept for those who listen to the page. */
  const isVisuallyHidden = (element: HTMLElement) => {
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
    }
    return false;
  };

  const faultOf = (owner: HTMLElement, box: DOMRect): string | undefined => {
    const block = blockAround(owner);
    if (isVisuallyHidden(block)) return undefined;
    if (
      block !== document.body &&
      getComputedStyle(block).overflowX === 'visible' &&
      exceeds(box, block.getBoundingClientRect())
    ) {
      return 'spills out of its box';
    }
    for (let around: HTMLElement | null = block; around; around = around.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
      if (overflowX !== 'visible' && exceeds(box, around.getBoundingClientRect())) {
        // The sign stands only where the text's own block is cut, not where a box is within it.
        if (textOverflow !== 'ellipsis' || around !== block) return 'is clipped';
        return owner.closest(control) ? 'is shortened' : undefined;
      }
      if (position === 'fixed') break;
    }
    return box.left < -toleratedPx || box.right > innerWidth + toleratedPx ? 'is beyond the window' : undefined;
  };

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const owner = node.parentElement;
    if (!text || !owner || owner.closest(unseen) || !owner.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const fault = box.width > 0 ? faultOf(owner, box) : undefined;
    if (fault) found.push(`"${text.slice(0, 60)}" ${fault} (${owner.tagName.toLowerCase()}.${owner.className})`);
  }
  return found;
}
