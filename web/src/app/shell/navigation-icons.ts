import { IconFiles, type Icon } from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import type { NavigationEntry, NavigationIcon } from '../../ui/routing/index.ts';
import { navigationIcons } from './navigation-icons.generated.ts';

const icons: Partial<Record<NavigationIcon, Icon>> = navigationIcons;

/** An entry names its icon or brings it. One without an icon stands here when the entry above it is not shown. */
export function EntryIcon({ icon }: Pick<NavigationEntry, 'icon'>): ReactNode {
  const shown = typeof icon === 'string' ? icons[icon] : icon;
  return createElement(shown ?? IconFiles, { size: 20, stroke: 1.6, 'aria-hidden': true });
}
