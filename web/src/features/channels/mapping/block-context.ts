import type { CheckedField, CodedSource } from '@quarry/contracts/feeds';
import { createContext, use } from 'react';
import type { MappingField, MappingSource } from './mapping-fields.ts';

/** What every block of an expression asks of the mapping that it stands in. */
export type BlockSurroundings = {
  fields: readonly MappingField[];
  sources: readonly MappingSource[];
  codedSource: CodedSource;
  isReadOnly: boolean;
  /** What is wrong at a place, each as a sentence. */
  faultsAt: (path: string) => readonly string[];
  /** Hands the focus to the block at a place once it is drawn: what was pressed is gone. */
  focusOn: (path: string) => void;
};

/** A condition is not put into a field, and takes what is yes or no. */
export const conditionField: CheckedField = {
  name: '',
  group: null,
  type: 'boolean',
  maxItems: 1,
  enum: [],
  unconfirmed: [],
};

export const BlockContext = createContext<BlockSurroundings | null>(null);

export function useBlockSurroundings(): BlockSurroundings {
  const found = use(BlockContext);
  if (!found) throw new Error('A block stands in no mapping.');
  return found;
}
