import { grabberInput, type GrabberDraft } from '@quarry/contracts/grabbers';
import { useNavigate } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRecordForm } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { newValues, type GrabberValues } from './grabber-config.ts';
import { GrabberForm } from './grabber.form.tsx';
import { grabbersMessages } from './grabbers.messages.ts';
import { GrabberShopsDocument } from './grabbers.operations.generated.ts';
import { useCreateGrabber } from './use-save-grabber.ts';

export function GrabberNewScreen() {
  const t = useMessages(grabbersMessages);
  const query = useRecord(GrabberShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={(data) => data.shops.nodes}>
      {(shops) =>
        shops.length === 0 ? (
          <EmptyState title={t('noShopTitle')} text={t('noShopText')}>
            <ButtonLink to="/shops/new" isPrimary>
              {t('addShop')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <NewGrabber shopIds={shops.map(({ id }) => id)} />
        )
      }
    </LoadRecord>
  );
}

function NewGrabber({ shopIds: [onlyShop, ...others] }: { shopIds: readonly string[] }) {
  const t = useMessages(grabbersMessages);
  const navigate = useNavigate();
  const shopId = others.length === 0 ? (onlyShop ?? '') : '';
  const form = useRecordForm<GrabberValues, GrabberDraft>(grabberInput, newValues(shopId));
  const create = useCreateGrabber(({ id, kind }) =>
    navigate({
      to: kind === 'pages' ? '/grabbers/$grabberId/workbench' : '/grabbers/$grabberId',
      params: { grabberId: id },
    }),
  );
  return (
    <RecordPage title={t('addTitle')}>
      <GrabberForm form={form} onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
