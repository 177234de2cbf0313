import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../lazy-part.tsx';

const Measure = lazyPart(() => import('./list-measure.tsx').then((m) => m.ListMeasure));

/** Fetched only where somebody came from a figure. */
export function ListMeasure(props: ComponentProps<typeof Measure>) {
  if (props.list.search.measure === undefined) return null;
  return (
    <Suspense>
      <Measure {...props} />
    </Suspense>
  );
}
