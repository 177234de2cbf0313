import { Suspense, type ReactNode } from 'react';
import { useAllAreas, type FieldWords } from '../routing/index.ts';

type InRecordWordsProps = {
  entity: string;
  /** For a kind that no feature has words for. */
  otherwise: FieldWords;
  children: (words: FieldWords) => ReactNode;
};

/** Shows something in the words of a kind of record, and nothing until they are there: a name from inside would only flash. */
export function InRecordWords(props: InRecordWordsProps) {
  return (
    <Suspense>
      <InFoundWords {...props} />
    </Suspense>
  );
}

function InFoundWords({ entity, otherwise, children }: InRecordWordsProps) {
  const found = useAllAreas()
    .flatMap(({ words = [] }) => words)
    .find((words) => words.entity === entity);
  if (!found) return children(otherwise);
  const { component: Component } = found;
  return <Component>{children}</Component>;
}
