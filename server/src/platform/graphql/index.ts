export type * from './schema-types.generated.ts';
