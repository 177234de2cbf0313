import { useEffect, type RefObject } from 'react';

const footers = new Set<HTMLElement>();

/** Reserves the height of a footer that sticks to the end of what scrolls, so that the browser never scrolls a field only to below it. */
export function useStickyFooter(footer: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    const element = footer.current;
    if (!isShown || !element) return;
    footers.add(element);
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    reserve();
    return () => {
      observer.unobserve(element);
      footers.delete(element);
      reserve();
    };
  }, [footer, isShown]);
}

/** Several forms may be open at once: the highest footer counts. */
function reserve(): void {
  const { style } = document.documentElement;
  const heights = [...footers].map(({ offsetHeight }) => offsetHeight);
  if (heights.length === 0) style.removeProperty('--sticky-footer');
  else style.setProperty('--sticky-footer', `${Math.max(...heights)}px`);
}
