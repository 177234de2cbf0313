import { useLayoutEffect, useRef } from 'react';

/** As long as it takes to notice that another card stands there, and to hold back a key. */
const noticedMs = 500;

/**
 * Whether a decision can be meant for the card in sight. The one that follows a person's own step is expected; one that took the place of
 * another by itself, because that was settled meanwhile or came back, has to have stood there for a moment.
 */
export function useSight(id: string | undefined) {
  const shown = useRef<string>(undefined);
  const isExpected = useRef(false);
  const surprisedAt = useRef(-noticedMs);
  useLayoutEffect(() => {
    const isSurprise = shown.current !== undefined && shown.current !== id && !isExpected.current;
    if (isSurprise) surprisedAt.current = performance.now();
    shown.current = id;
    isExpected.current = false;
  });
  return {
    expectNext: () => {
      isExpected.current = true;
    },
    isSeen: () => performance.now() - surprisedAt.current >= noticedMs,
  };
}
