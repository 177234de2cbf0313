export type * from './schema-types.generated.ts';
export type { Shape } from './shape.ts';
