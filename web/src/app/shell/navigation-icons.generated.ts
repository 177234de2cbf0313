// Written by `npm run generate`; do not edit.

import {
  IconActivity,
  IconBuildingStore,
  IconCategory,
  IconChecklist,
  IconDiscount,
  IconFiles,
  IconLayoutDashboard,
  IconLock,
  IconPackage,
  IconPick,
  IconRoute,
  IconSettings,
  IconShovel,
  IconTag,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';

export const navigationIcons = {
  IconActivity,
  IconBuildingStore,
  IconCategory,
  IconChecklist,
  IconDiscount,
  IconFiles,
  IconLayoutDashboard,
  IconLock,
  IconPackage,
  IconPick,
  IconRoute,
  IconSettings,
  IconShovel,
  IconTag,
  IconTags,
  IconUsers,
};
