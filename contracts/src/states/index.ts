export {
  type ActionNow,
  actionsNow,
  refusalToBe,
  refusalToGo,
  type StateAction,
  type StateTable,
  wayBetween,
} from './states.ts';
