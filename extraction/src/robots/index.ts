export { decideByRobotsFetch, type RobotsDecision, type RobotsFetchOutcome } from './fetch-policy.ts';
export { crawlDelayOf, isAllowed, type RobotsVerdict } from './is-allowed.ts';
export {
  agentToken,
  allowAll,
  parseRobots,
  type RobotsGroup,
  type RobotsRule,
  type RobotsRules,
} from './parse-robots.ts';
