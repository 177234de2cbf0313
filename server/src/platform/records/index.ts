export { countBelonging } from './belonging.ts';
export type { FurtherHistory } from './further-history.ts';
export { type ListManifest, partOf, type RecordManifest } from './manifest.ts';
export { listsOf, type RecordKinds, recordKinds } from './record-kinds.ts';
export { changedNodes, countedNames, type TreeChange, type TreeEffect, type TreeEffects } from './tree-effects.ts';
export { column, sourcesOf, storedManifests, type StoredManifest, table } from './stored-kind.ts';
