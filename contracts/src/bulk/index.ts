export { bulkLimits, type BulkRunDraft, bulkRunInput, inParts } from './bulk.input.ts';
