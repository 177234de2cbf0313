import type { Schedule } from '@quarry/contracts/common';
import type { ChannelField, MappingRule } from '@quarry/contracts/feeds';

export type FeedFileFormat = 'xml' | 'csv' | 'tsv' | 'jsonl';

/** What a feed is made by. */
export type FeedRecipe = {
  id: string;
  shopId: string;
  format: FeedFileFormat;
  mappingVersion: number;
  rules: MappingRule[];
};

/** A channel as its rows need it. */
export type FeedChannel = {
  id: string;
  shopId: string;
  name: string;
  status: 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  country: string | null;
  currency: string | null;
  kindVersionId: string | null;
  removalGuardPpm: number;
  fields: ChannelField[];
};

/** A field of a row as it is kept beside it: what it says, by which rule, and what that was read from. */
export type RowSource = {
  field: string;
  values: string[];
  /** Null for the default of the kind. */
  rule: number | null;
  read: { source: string; ref: string | null; isThere: boolean }[];
};

/** A feed as it is stored. */
export type FeedRecord = {
  id: string;
  shopId: string;
  channelId: string;
  channelStatus: FeedChannel['status'];
  channelName: string;
  name: string;
  format: FeedFileFormat;
  mappingVersion: number;
  tokenHash: string;
  tokenSealed: Buffer;
  tokenKeyId: string;
  previousUntil: Date | null;
  schedule: Schedule;
  nextRunAt: Date | null;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};
