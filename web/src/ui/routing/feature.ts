import type { ComponentType } from 'react';
import type { Permission } from '../../data/index.ts';
import type { NavigationKey } from '../../i18n/index.ts';

export const navigationGroups = ['overview', 'catalogue', 'sources', 'organisation', 'samples'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export type NavigationEntry = {
  label: NavigationKey;
  group: NavigationGroup;
  path: string;
  permission: Permission;
  /** The name of an icon the shell knows; entries without one stand below the entry before them ("Add shop" below "Shops"). */
  icon?: NavigationIcon;
  /** Pressed after g, it leads here. */
  letter?: string;
};

export type NavigationIcon =
  | 'dashboard'
  | 'job'
  | 'product'
  | 'brand'
  | 'shop'
  | 'crawler'
  | 'grabber'
  | 'excavator'
  | 'review'
  | 'offer'
  | 'chart'
  | 'email'
  | 'chat'
  | 'todo'
  | 'calendar'
  | 'invoice'
  | 'cart'
  | 'user'
  | 'page'
  | 'notice'
  | 'lock'
  | 'layout'
  | 'form'
  | 'table'
  | 'palette';

/** A section that a feature puts into another's record page, such as the offers of a product. */
export type RecordSection = {
  slot: 'product' | 'shop';
  key: string;
  component: ComponentType<{ recordId: string }>;
};

/** What a feature tells the dashboard about itself. */
export type FeatureManifest = {
  name: string;
  navigation: readonly NavigationEntry[];
  routes: readonly unknown[];
  sections?: readonly RecordSection[];
};
