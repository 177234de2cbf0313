// Written by `npm run generate`; do not edit.

import {
  IconActivity,
  IconBuildingStore,
  IconCategory,
  IconChecklist,
  IconFiles,
  IconLayoutDashboard,
  IconLock,
  IconPackage,
  IconPick,
  IconRoute,
  IconSettings,
  IconShovel,
  IconSpeakerphone,
  IconTag,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';

export const navigationIcons = {
  IconActivity,
  IconBuildingStore,
  IconCategory,
  IconChecklist,
  IconFiles,
  IconLayoutDashboard,
  IconLock,
  IconPackage,
  IconPick,
  IconRoute,
  IconSettings,
  IconShovel,
  IconSpeakerphone,
  IconTag,
  IconTags,
  IconUsers,
};
