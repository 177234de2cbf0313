import { lazy, Suspense } from 'react';
import type { KeptFieldsProps } from './kept-fields.tsx';

const Text = lazy(async () => ({ default: (await import('./kept-fields.tsx')).KeptFieldsText }));

/** Both values of fields that were changed since, fetched apart: few runs have any. */
export function KeptFields(props: KeptFieldsProps) {
  return (
    <Suspense>
      <Text {...props} />
    </Suspense>
  );
}
