import {
  IconActivity,
  IconBuildingStore,
  IconChecklist,
  IconLayoutDashboard,
  IconPackage,
  IconPick,
  IconRoute,
  IconShovel,
  IconTag,
  IconTags,
  type Icon,
} from '@tabler/icons-react';
import type { NavigationIcon } from '../../ui/routing/index.ts';

export const navigationIcons: Record<NavigationIcon, Icon> = {
  dashboard: IconLayoutDashboard,
  job: IconActivity,
  product: IconPackage,
  brand: IconTag,
  shop: IconBuildingStore,
  crawler: IconRoute,
  grabber: IconPick,
  excavator: IconShovel,
  review: IconChecklist,
  offer: IconTags,
};
