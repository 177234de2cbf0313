import { useLocation } from '@tanstack/react-router';

/** Whether the form stands alone or beside a picture, as its address says. */
export function useEntryLook(): 'basic' | 'cover' {
  return useLocation({ select: ({ pathname }) => (pathname.endsWith('-cover') ? 'cover' : 'basic') });
}
