import type { Permission } from '../../data/index.ts';
import type { NavigationKey } from '../../i18n/index.ts';

export const navigationGroups = ['overview', 'catalogue', 'sources'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export type NavigationEntry = {
  label: NavigationKey;
  group: NavigationGroup;
  path: string;
  permission: Permission;
  /** The name of an icon the shell knows; entries without one stand below the entry before them ("Add shop" below "Shops"). */
  icon?: NavigationIcon;
};

export type NavigationIcon =
  | 'dashboard'
  | 'product'
  | 'brand'
  | 'shop'
  | 'crawler'
  | 'grabber'
  | 'excavator'
  | 'review'
  | 'offer';

/** What a feature tells the dashboard about itself. */
export type FeatureManifest = {
  name: string;
  navigation: readonly NavigationEntry[];
  routes: readonly unknown[];
};
