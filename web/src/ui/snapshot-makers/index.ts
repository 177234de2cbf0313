export { SnapshotMakers, useMakerFacts } from './snapshot-makers.tsx';
