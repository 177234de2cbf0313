import { useLayoutEffect, useRef } from 'react';

/** Where each conversation was left, other than at its end. */
const leftAt = new Map<number, number>();
const nearEndPx = 40;

/**
 * Keeps a conversation where somebody is reading: at its end while they are there, else untouched by what arrives; a
 * message of one's own leads to the end.
 */
export function useStayPut(contactId: number, count: number) {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef({ contactId, count });
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    if (contactId === shown.current.contactId && count > shown.current.count) leftAt.delete(contactId);
    shown.current = { contactId, count };
    element.scrollTop = leftAt.get(contactId) ?? element.scrollHeight;
    const note = () => {
      const isAtEnd = element.scrollHeight - element.clientHeight - element.scrollTop < nearEndPx;
      if (isAtEnd) leftAt.delete(contactId);
      else leftAt.set(contactId, element.scrollTop);
    };
    element.addEventListener('scroll', note);
    return () => element.removeEventListener('scroll', note);
  }, [contactId, count]);
  return pane;
}
