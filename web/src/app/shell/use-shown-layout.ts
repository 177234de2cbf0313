import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { setPreference, usePreferences } from '../preferences/preferences.ts';

/**
 * The layout as it is shown: what the person chose, under what the screen itself asks for. Folding the menu there is for that
 * screen only, and nothing of it is kept.
 */
export function useShownLayout() {
  const chosen = usePreferences();
  const asked = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });
  const [folded, setFolded] = useState<{ asked: typeof asked; isMenuCollapsed: boolean }>();
  const own = folded?.asked === asked ? folded?.isMenuCollapsed : undefined;
  const isMenuCollapsed = (asked && own) ?? asked?.isMenuCollapsed ?? chosen.isMenuCollapsed;
  return {
    ...chosen,
    ...asked,
    isMenuCollapsed,
    foldMenu: () => {
      if (asked?.isMenuCollapsed === undefined) setPreference('isMenuCollapsed', !isMenuCollapsed);
      else setFolded({ asked, isMenuCollapsed: !isMenuCollapsed });
    },
  };
}
