import { Suspense, type ReactNode } from 'react';
import { useAllAreas, type FieldWords } from '../routing/index.ts';

type InRecordWordsProps = {
  entity: string;
  /** For a kind that no feature has words for. */
  otherwise: FieldWords;
  /** Stands there until the words are: for what may not be empty, such as a link. */
  meanwhile?: ReactNode;
  children: (words: FieldWords) => ReactNode;
};

/** Shows something in the words of a kind of record, and nothing until they are there: a name from inside would only flash. */
export function InRecordWords({ meanwhile, ...props }: InRecordWordsProps) {
  return (
    <Suspense fallback={meanwhile}>
      <InFoundWords {...props} />
    </Suspense>
  );
}

function InFoundWords({ entity, otherwise, children }: Omit<InRecordWordsProps, 'meanwhile'>) {
  const found = useAllAreas()
    .flatMap(({ words = [] }) => words)
    .find((words) => words.entity === entity);
  if (!found) return children(otherwise);
  const { component: Component } = found;
  return <Component>{children}</Component>;
}
