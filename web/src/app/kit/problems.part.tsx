import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Problem } from '../../ui/problem.tsx';
import { NotFound } from '../../ui/not-found.tsx';

const problems = {
  unknown: <NotFound />,
  failed: <LoadProblem error={new Error('x')} onRetry={() => undefined} />,
};

/** The screens that stand where another one should. */
export function ProblemPart({ kind }: { kind: keyof typeof problems | 'own' | 'nothing' }) {
  if (kind === 'own') return <Problem title="It did not work" text="For a reason." note="Number to quote: 7" />;
  if (kind !== 'nothing') return problems[kind];
  return (
    <>
      <h1>Nothing yet</h1>
      <EmptyState title="No kettles yet" text="Add the first one." />
    </>
  );
}
