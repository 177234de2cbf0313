import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/form/index.ts';
import { Explain } from '../../ui/explain/explain.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { showUndo } from '../../ui/undo-toast.tsx';

const fields = [
  { field: 'name', label: 'Name', before: 'Kettle', mine: 'Red kettle', theirs: 'Blue kettle' },
  { field: 'text', label: 'Text', before: 'Boils.', mine: 'Boils.', theirs: 'Boils quickly.' },
];

/** Questions, conflicts, explanations and what is said in the corner. */
export function MessagesPart() {
  const refusal = useShowRefusal();
  const [open, setOpen] = useState<'confirm' | 'conflict'>();
  const close = () => setOpen(undefined);
  return (
    <RecordPage title="Messages">
      <Section id="explained" title="Explained">
        {(['danger', 'warning', 'info'] as const).map((tone) => (
          <Explain
            key={tone}
            as="note"
            tone={tone}
            title="This is refused"
            reasons={['One reason.', 'Another one.']}
            rule="kettle.rule"
            right={{ action: 'update', subject: 'Brand' }}
            next="Do something else."
          >
            <Button size="compact-sm">Something else</Button>
          </Explain>
        ))}
      </Section>
      <Section id="said" title="Said">
        <Button onClick={() => setOpen('confirm')}>Ask</Button>
        <Button onClick={() => setOpen('conflict')}>Conflict</Button>
        <Button onClick={() => showUndo('The kettle is archived.', 'Undo', () => toast.success('It is back.'))}>
          Undo
        </Button>
        <Button onClick={() => refusal.refused({ reason: 'The kettle is hot; wait until it is cold.' })}>Refuse</Button>
      </Section>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Archive the kettle?"
        text="It leaves all lists; it can be restored."
        confirmLabel="Archive"
        isDanger
        onConfirm={close}
        onClose={close}
      />
      {open === 'conflict' && (
        <ConflictDialog
          fields={fields}
          lastChange={{ by: 'Ada Lovelace', at: '2026-01-01T12:00:00Z' }}
          onResolve={close}
          onClose={close}
        />
      )}
    </RecordPage>
  );
}
