import type * as icons from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Permission } from '../../data/index.ts';
import type { NavigationKey } from '../../i18n/index.ts';
import type { BulkAction } from '../list-screen/column.ts';
import type { RecordKind } from './record-kinds.ts';

export const navigationGroups = ['overview', 'catalogue', 'sources', 'selling', 'organisation', 'samples'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export type NavigationEntry = {
  label: NavigationKey;
  group: NavigationGroup;
  path: string;
  permission: Permission;
  /** The name of an icon; entries without one stand below the entry before them ("Add shop" below "Shops"). */
  icon?: NavigationIcon | icons.Icon;
  /** Pressed after g, it leads here. */
  letter?: string;
};

/** The icon itself comes with the menu, which the log-in does not wait for. */
export type NavigationIcon = Extract<keyof typeof icons, `Icon${string}`>;

/** A section that a feature puts into another's record page, such as the offers of a product. */
export type RecordSection = {
  slot: 'product' | 'category' | 'shop' | 'shopSettings' | 'order' | 'customer';
  key: string;
  component: ComponentType<{ recordId: string }>;
};

/** What a feature calls the fields of its records, and their values. */
export type FieldWords = {
  /** The label of each field by its name; a field without one is shown by its name. */
  fields: Readonly<Record<string, string>>;
  /** The words of a field's values, where they are words of a closed list. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a feature says of any other field or value; undefined for what it leaves to the general rules. */
  fieldText?: (name: string, nameOf: NameOf) => string | undefined;
  /** What a record is called whose name in the trail is a key. */
  recordText?: (name: string) => string;
  valueText?: (name: string, value: unknown, nameOf: NameOf) => string | undefined;
};

/** What the history calls a record that a value refers to by its id. */
export type NameOf = (id: string) => string | undefined;

export type WithFieldWords = ComponentType<{ children: (words: FieldWords) => ReactNode }>;

/** The words of one kind of record, for screens that show its changes and know nothing else of it. */
export type RecordWords = { entity: string; component: WithFieldWords };

/** What a feature offers to do with the rows of another's list; the words hold `bulk.<list>.<key>`. */
export type FurtherBulkAction = {
  list: string;
  key: string;
  label: NavigationKey;
  permission: Permission;
  Question: NonNullable<BulkAction['Question']>;
};

/** What of an area is fetched when one of its group is opened. */
export type AreaParts = {
  routes: readonly unknown[];
  sections?: readonly RecordSection[];
  words?: readonly RecordWords[];
  bulkActions?: readonly FurtherBulkAction[];
  /** Entries of the menu that come with the rest, where they are too many for the first load. */
  navigation?: readonly NavigationEntry[];
};

/** What the first load knows of an area: its entries in the menu, its kinds of records, and how the rest is fetched. */
export type Area<Parts extends AreaParts = AreaParts> = {
  name: string;
  group: NavigationGroup;
  /** Where its addresses begin, beside those of its entries. */
  paths: readonly string[];
  navigation: readonly NavigationEntry[];
  records: readonly RecordKind[];
  load: () => Promise<Parts>;
};

type AreaDeclaration<Parts extends AreaParts> = {
  name: string;
  group: NavigationGroup;
  paths?: readonly string[];
  navigation: readonly Omit<NavigationEntry, 'group'>[];
  records?: readonly RecordKind[];
  load: () => Promise<{ parts: Parts }>;
};

/** Declares an area; its entries stand in the area's group of the menu. */
export function defineArea<Parts extends AreaParts>(area: AreaDeclaration<Parts>): Area<Parts> {
  const { group, paths = [], records = [], load } = area;
  const navigation = area.navigation.map((entry) => ({ ...entry, group }));
  return { ...area, paths, navigation, records, load: async () => (await load()).parts };
}
