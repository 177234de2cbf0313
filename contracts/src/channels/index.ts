export { type ChannelKeyDraft, channelKeyInput, channelKeyLimits } from './channel-key.input.ts';
export {
  type ChannelDraft,
  channelInput,
  channelLimits,
  channelStatuses,
  type NewChannelDraft,
  newChannelInput,
} from './channel.input.ts';
export { type ChannelFacts, channelStates, type ChannelStatus, neededFields } from './channel-states.ts';
export {
  type AmountFault,
  amountFaults,
  checkListing,
  isInterrupted,
  isOnChannel,
  isUpsideDown,
  listingAmount,
  type ListingCell,
  listingCellInput,
  listingCellsInput,
  type ListingDraft,
  listingLimits,
  type ListingReason,
  listingReasons,
  type ListingState,
  listingStates,
  listPriceFault,
  publishInput,
  publishOnChannelInput,
  takeOffChannelInput,
  timesOver,
} from './listing.input.ts';
export { type IssuesWanted, issueLimits, issuesInput } from './issues.input.ts';
export { type FeedDraft, feedFileFormats, feedInput, feedLimits } from './feed.input.ts';
