import {
  type ChannelDraft,
  type ChannelFacts,
  type ChannelStatus,
  channelStatuses,
  neededFields,
} from '@quarry/contracts/channels';

/** What a channel can be: shipped as data. */
export type ChannelKindRecord = {
  code: string;
  name: string;
  family: 'FEED' | 'API' | 'STOREFRONT';
  formats: string[];
  /** Of the newest version that holds today; null for a kind that nothing is written for. */
  versionId: string | null;
  version: number | null;
  validFrom: string | null;
  source: string | null;
};

/** A channel as it is stored. */
export type ChannelRecord = ChannelDraft & {
  id: string;
  shopId: string;
  slug: string;
  kindCode: string;
  /** 0 where it is of no version. */
  kindVersion: number;
  isBuiltIn: boolean;
  status: ChannelStatus;
  openedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** The kind that every own shop has built in, and that nobody chooses. */
export const directKind = 'direct';

/** What a person may set on a channel, as it is now. */
export function draftOf({
  name,
  country,
  currency,
  locale,
  fallbackLocales,
  pricesWithTax,
}: ChannelRecord): ChannelDraft {
  return { name, country, currency, locale, fallbackLocales, pricesWithTax };
}

/** The fields an audit entry compares. */
export function auditedChannel(channel: ChannelRecord): Record<string, unknown> {
  const { shopId, kindCode: kind, kindVersion, status } = channel;
  return { shopId, kind, kindVersion, ...draftOf(channel), status };
}

/** What decides where a channel may go. */
export function factsOf(
  channel: Pick<ChannelRecord, 'name' | 'isBuiltIn' | (typeof neededFields)[number]>,
): ChannelFacts {
  const { name, isBuiltIn } = channel;
  return { name, isBuiltIn, missing: neededFields.filter((field) => channel[field] === null) };
}

export function isChannelStatus(value: unknown): value is ChannelStatus {
  return channelStatuses.some((status) => status === value);
}
