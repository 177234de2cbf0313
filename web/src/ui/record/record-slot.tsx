import { createContext, Suspense, use, type ReactNode } from 'react';
import type { RecordSection } from '../routing/index.ts';

const Sections = createContext<readonly RecordSection[]>([]);

/** What features put into the pages of others; given once, above all screens. */
export function RecordSlots({ sections, children }: { sections: readonly RecordSection[]; children: ReactNode }) {
  return <Sections value={sections}>{children}</Sections>;
}

/** The place of a record page where features above it show what they know of the record. */
export function RecordSlot({ name, recordId }: { name: RecordSection['slot']; recordId: string }) {
  return use(Sections)
    .filter(({ slot }) => slot === name)
    .map(({ key, component: Component }) => (
      <Suspense key={key}>
        <Component recordId={recordId} />
      </Suspense>
    ));
}
