import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';

/** Names the window after the screen, where no shell does. */
export function useScreenTitle(): void {
  const t = useMessages(navigationMessages);
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = screen === undefined ? 'Quarry' : `${t(screen)} · Quarry`;
  }, [t, screen]);
}
