export {
  type GrabberConfig,
  grabberConfigInput,
  type GrabberDraft,
  grabberInput,
  grabberKinds,
  grabberLimits,
  grabStrategies,
  type GrabStrategy,
  selectorScopes,
  selectorFields,
} from './grabber.input.ts';
export { type ShopSourcesDraft, shopSourcesInput, shopSourcesLimits } from './shop-sources.input.ts';
