import {
  IconActivity,
  IconBuildingStore,
  IconChecklist,
  IconFiles,
  IconLayoutDashboard,
  IconLock,
  IconPackage,
  IconPick,
  IconRoute,
  IconShovel,
  IconTag,
  IconTags,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import type { NavigationEntry, NavigationIcon } from '../../ui/routing/index.ts';

const icons: Record<NavigationIcon, Icon> = {
  dashboard: IconLayoutDashboard,
  job: IconActivity,
  page: IconFiles,
  product: IconPackage,
  brand: IconTag,
  offer: IconTags,
  shop: IconBuildingStore,
  crawler: IconRoute,
  grabber: IconPick,
  excavator: IconShovel,
  review: IconChecklist,
  user: IconUsers,
  lock: IconLock,
};

/** An entry names an icon that the shell has, or brings its own. */
export function EntryIcon({ icon = 'page' }: Pick<NavigationEntry, 'icon'>): ReactNode {
  const shown = typeof icon === 'string' ? icons[icon] : icon;
  return createElement(shown, { size: 20, stroke: 1.6, 'aria-hidden': true });
}
