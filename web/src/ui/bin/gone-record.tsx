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

type GoneRecordProps = {
  /** The parameter of the address with the id of the record; where the address has only one, that. */
  param?: string | undefined;
};

/** What stands at the address of a record that is not there: the way back where it lies in the bin. */
export function GoneRecord({ param }: GoneRecordProps) {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const [only, ...others] = Object.values(params);
  // Of several, any may be another record's.
  const id = param === undefined ? (others.length === 0 ? only : undefined) : params[param];
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
