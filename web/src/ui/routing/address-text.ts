import { useRouter } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages, type NavigationKey } from '../../i18n/index.ts';
import { parseAddressSearch } from './address-search.ts';
import { useAllAreas } from './all-areas.ts';
import { parseListSearch } from './list-search.ts';

/** An address of the dashboard in words: the screen in the reader's language, and what is asked of it. */
export type AddressText = {
  title: string;
  /** What a list is searched and filtered by; empty for all of it. */
  detail: string;
  /** Whether this dashboard has the screen and this person may open it. */
  isOpen: boolean;
};

/** Reads addresses that were kept: stars, and what was looked at before. */
export function useAddressText(): (path: string) => AddressText {
  const t = useMessages(navigationMessages);
  const abilities = useAbilities();
  const router = useRouter();
  // An address says what it is by its route.
  useAllAreas();
  return (path) => {
    const { pathname, search } = new URL(path, location.origin);
    const match = router.matchRoutes(pathname, {}).at(-1);
    const staticData = match?.staticData;
    const title: NavigationKey | undefined = staticData?.title;
    const permission = staticData?.permission;
    return {
      title: title === undefined ? pathname : t(title),
      detail: detailOf(search),
      isOpen: title !== undefined && (!permission || abilities.can(permission.action, permission.subject)),
    };
  };
}

function detailOf(search: string): string {
  const { q, filter = [] } = parseListSearch(parseAddressSearch(search));
  const words = filter.map((entry) => entry.slice(entry.indexOf(':') + 1)).filter((word) => !isId(word));
  return [...(q ? [q] : []), ...words].join(', ');
}

/** Nobody reads an id. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);
}
