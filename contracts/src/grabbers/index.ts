export {
  type GrabberConfig,
  grabberConfigInput,
  type GrabberDraft,
  grabberInput,
  normalGrabberConfig,
  grabberKinds,
  grabberLimits,
  grabStrategies,
  type GrabStrategy,
  selectorScopes,
  selectorFields,
} from './grabber.input.ts';
export { replayDecisionInput, replayReasonLength } from './replay.input.ts';
export { type ReplayFacts, type ReplayState, replayStates, replayTable } from './replay-states.ts';
export { type ShopSourcesDraft, shopSourcesInput, shopSourcesLimits } from './shop-sources.input.ts';
