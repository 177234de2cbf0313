import type { StateTable } from '../states/index.ts';
import { type Reasoned, reasoned, wording } from '../wording/index.ts';
import type { channelStatuses } from './channel.input.ts';

export type ChannelStatus = (typeof channelStatuses)[number];

/** What a channel cannot be active without. */
export const neededFields = ['country', 'currency', 'locale'] as const;

export type ChannelFacts = {
  name: string;
  isBuiltIn: boolean;
  /** Those of `neededFields` that are not filled. */
  missing: readonly (typeof neededFields)[number][];
};

const isReady = ({ missing }: ChannelFacts): Reasoned | null =>
  missing.length === 0
    ? null
    : reasoned('CHANNEL_NOT_READY', { fields: missing.map((field) => wording(`channel_field:${field}`)) });

/** The life of a channel; in the order of its buttons. */
export const channelStates: StateTable<ChannelStatus, ChannelFacts> = {
  actions: [
    { action: 'activate', from: ['DRAFT', 'PAUSED'], to: 'ACTIVE', right: 'update', guard: isReady },
    { action: 'pause', from: ['ACTIVE'], to: 'PAUSED', right: 'update' },
    {
      action: 'archive',
      // A draft that nobody needs has no other way out.
      from: ['DRAFT', 'PAUSED'],
      to: 'ARCHIVED',
      right: 'archive',
      guard: ({ isBuiltIn, name }) => (isBuiltIn ? reasoned('CHANNEL_BUILT_IN', { channel: name }) : null),
    },
  ],
  noWay: (from, to, ways) => {
    if (from === to) return reasoned('CHANNEL_THERE', { status: wording(`channel_status:${from}`) });
    if (ways.length === 0) return reasoned('CHANNEL_NO_MOVE:end', { from: wording(`channel_status:${from}`) });
    return reasoned('CHANNEL_NO_MOVE', {
      from: wording(`channel_status:${from}`),
      to: wording(`channel_status:${to}`),
      ways: ways.map((way) => wording(`channel_status:${way}`)),
    });
  },
};
