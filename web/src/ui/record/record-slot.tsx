import { Suspense } from 'react';
import { useAllAreas, type RecordSection } from '../routing/index.ts';

type RecordSlotProps = { name: RecordSection['slot']; recordId: string };

/** The place of a record page where features above it show what they know of the record. */
export function RecordSlot(props: RecordSlotProps) {
  return (
    <Suspense>
      <FilledSlot {...props} />
    </Suspense>
  );
}

function FilledSlot({ name, recordId }: RecordSlotProps) {
  return useAllAreas()
    .flatMap(({ sections = [] }) => sections.filter(({ slot }) => slot === name))
    .map(({ key, component: Component }) => (
      <Suspense key={key}>
        <Component recordId={recordId} />
      </Suspense>
    ));
}
