import { grabberInput, type GrabberDraft } from '@quarry/contracts/grabbers';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRecordForm } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { valuesOf, type GrabberValues } from './grabber-config.ts';
import { GrabberForm } from './grabber.form.tsx';
import { grabbersMessages } from './grabbers.messages.ts';
import { GrabberByIdDocument, type GrabberDetailFragment } from './grabbers.operations.generated.ts';
import { useUpdateGrabber } from './use-save-grabber.ts';

export function GrabberEditScreen() {
  const { grabberId } = useParams({ from: '/shell/grabbers/$grabberId/edit' });
  const query = useRecord(GrabberByIdDocument, { id: grabberId });
  return (
    <LoadRecord query={query} recordOf={({ grabber }) => grabber}>
      {(grabber) => <EditGrabber key={`${grabber.id} ${grabber.version}`} grabber={grabber} />}
    </LoadRecord>
  );
}

function EditGrabber({ grabber }: { grabber: GrabberDetailFragment }) {
  const t = useMessages(grabbersMessages);
  const navigate = useNavigate();
  const form = useRecordForm<GrabberValues, GrabberDraft>(grabberInput, valuesOf(grabber));
  const update = useUpdateGrabber(grabber, ({ id }) =>
    navigate({ to: '/grabbers/$grabberId', params: { grabberId: id } }),
  );
  return (
    <RecordPage title={t('editTitle', { name: grabber.name })}>
      <GrabberForm
        form={form}
        record={{ entity: 'grabber', id: grabber.id }}
        onSave={update}
        lockedFields={grabber.lockedFields}
      />
    </RecordPage>
  );
}
