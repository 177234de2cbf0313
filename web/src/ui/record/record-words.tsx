import { createContext, Suspense, use, type ReactNode } from 'react';
import type { FieldWords, RecordWords } from '../routing/index.ts';

const Words = createContext<readonly RecordWords[]>([]);

/** What features call the fields of their records; given once, above all screens. */
export function AllRecordWords({ words, children }: { words: readonly RecordWords[]; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

type InRecordWordsProps = {
  entity: string;
  /** For a kind that no feature has words for. */
  otherwise: FieldWords;
  children: (words: FieldWords) => ReactNode;
};

/** Shows something in the words of a kind of record, and nothing until they are there: a name from inside would only flash. */
export function InRecordWords({ entity, otherwise, children }: InRecordWordsProps) {
  const found = use(Words).find((words) => words.entity === entity);
  if (!found) return children(otherwise);
  const { component: Component } = found;
  return (
    <Suspense>
      <Component>{children}</Component>
    </Suspense>
  );
}
