export { readTaxonomy } from './read-taxonomy.ts';
export { taxonomyKind, type TaxonomyHeading } from './taxonomy-kind.ts';
export type { ReadTaxonomy, TaxonomyFinding, TaxonomyNode, TaxonomyOutcome } from './taxonomy-types.ts';
