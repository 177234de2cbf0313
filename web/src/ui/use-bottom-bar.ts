import { useEffect, type RefObject } from 'react';

/** Passing words rise above a bar that stands at the bottom of the window, so that they never cover its buttons. */
export const aboveBottomBar = 'calc(24px + var(--bottom-bar, 0px))';

/** Reserves the height of a bar at the bottom of the window while it is shown. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const reserve = () => style.setProperty('--bottom-bar', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    reserve();
    return () => {
      observer.unobserve(element);
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
