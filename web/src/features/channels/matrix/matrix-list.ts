import type { ListDeclaration } from '../../../ui/list-screen/index.ts';
import {
  ListingMatrixDocument,
  type ListingMatrixQueryVariables,
  type MatrixLineFragment,
} from './matrix.operations.generated.ts';

/** A variant beside the chosen channels, under the id of the variant. */
export type MatrixRow = MatrixLineFragment & { id: string };

export const matrixList = {
  name: 'listingMatrix',
  document: ListingMatrixDocument,
  sort: 'name',
} satisfies ListDeclaration<'listingMatrix', MatrixLineFragment, ListingMatrixQueryVariables>;

export function withId(line: MatrixLineFragment): MatrixRow {
  return { ...line, id: line.variant.id };
}
