export {
  type GrabberConfig,
  grabberConfigInput,
  type GrabberDraft,
  grabberInput,
  grabberKinds,
  grabberLimits,
  grabStrategies,
  type GrabStrategy,
  selectorFields,
} from './grabber.input.ts';
