import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { documentQuery } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../button-link.tsx';
import { kitMessages } from '../kit.messages.ts';
import { Problem } from '../problem.tsx';
import { useShowRecordName } from '../record/record-name.ts';
import { binMessages } from './bin.messages.ts';
import { BinnedRecordDocument, type BinnedRecordQuery } from './bin.operations.generated.ts';
import { useRestore } from './use-restore.ts';

/** What stands at the address of a record that is not there: the way back where it lies in the bin. */
export function GoneRecord() {
  // The record is the last that the address names.
  const id = Object.values<unknown>(useParams({ strict: false })).at(-1);
  const isAsked = typeof id === 'string';
  const query = useQuery({ ...documentQuery(BinnedRecordDocument, { id: isAsked ? id : '' }), enabled: isAsked });
  if (query.isLoading) return null;
  const entry = query.data?.binEntry;
  return isAsked && entry ? <Binned id={id} entry={entry} /> : <Gone />;
}

type BinnedProps = { id: string; entry: NonNullable<BinnedRecordQuery['binEntry']> };

function Binned({ id, entry: { name, deletedBy, deletedAt, purgeAt, mayRestore } }: BinnedProps) {
  const t = useMessages(binMessages);
  const format = useFormat();
  const restore = useRestore();
  const back = useMutation({ mutationFn: () => restore(id) });
  const title = t('deleted', { name });
  useShowRecordName(title);
  const time = format.dateTime(deletedAt);
  return (
    <Problem
      title={title}
      text={deletedBy === null ? t('deletedOn', { time }) : t('deletedBy', { time, person: deletedBy })}
      note={t('purgedOn', { day: format.date(purgeAt) })}
    >
      {mayRestore && (
        <Button loading={back.isPending} onClick={() => back.mutate()}>
          {t('restore')}
        </Button>
      )}
      <ButtonLink to="/bin" search={{ q: name }}>
        {t('toBin')}
      </ButtonLink>
    </Problem>
  );
}

function Gone() {
  const t = useMessages(kitMessages);
  useShowRecordName(t('goneTitle'));
  return (
    <Problem title={t('goneTitle')} text={t('gone')}>
      <ButtonLink to="/">{t('toDashboard')}</ButtonLink>
    </Problem>
  );
}
