export { isPublicAddress } from './address-guard.ts';
export { type EncodingFault, encodingRemark } from './decode-body.ts';
export { createOutboundNetwork, type Dial, type OutboundNetwork } from './network.ts';
export {
  closeOutbound,
  type FetchOptions,
  fetchOutbound,
  openOutbound,
  type OutboundOptions,
  type OutboundResponse,
  type OutboundStream,
  productToken,
  refusalOfAddress,
  type Redirect,
  userAgentFor,
} from './outbound.ts';
export { OutboundBodyError, type OutboundRefusal, type RefusalCode } from './refusal.ts';
export type { Resolve } from './target.ts';
