import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useFormat, useMessages, type Translate } from '../../i18n/index.ts';
import type { PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { accountMessages, type english } from './account.messages.ts';
import classes from './account.module.css';
import type { SessionsQuery } from './account.operations.generated.ts';

type SessionRow = SessionsQuery['sessions'][number];

export function useSessionColumns(
  revoke: Pick<UseMutationResult<unknown, unknown, string | null>, 'mutate' | 'isPending' | 'variables'>,
): readonly PlainColumn<SessionRow>[] {
  const t = useMessages(accountMessages);
  const { dateTime } = useFormat();
  return [
    {
      key: 'device',
      header: t('device'),
      cell: (session) => (
        <span className={classes.lines}>
          <span>{deviceText(t, session)}</span>
          {session.isCurrent && <small>{t('thisBrowser')}</small>}
        </span>
      ),
    },
    {
      key: 'address',
      header: t('address'),
      cell: ({ address }) =>
        address === null ? (
          <Absent />
        ) : (
          <bdi dir="ltr" className={classes.address}>
            {address}
          </bdi>
        ),
    },
    { key: 'createdAt', header: t('began'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { key: 'lastUsedAt', header: t('lastUsed'), cell: ({ lastUsedAt }) => <RelativeTime at={lastUsedAt} /> },
    {
      key: 'ends',
      header: t('ends'),
      cell: ({ idleEndsAt, endsAt }) => (
        <span className={classes.lines}>
          {idleEndsAt !== endsAt && <span>{t('endsUnused', { at: dateTime(idleEndsAt) })}</span>}
          <span>{t('endsLatest', { at: dateTime(endsAt) })}</span>
        </span>
      ),
    },
    {
      key: 'revoke',
      header: '',
      isNumber: true,
      cell: (session) =>
        !session.isCurrent && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('revokeOne', { device: deviceText(t, session) })}
            loading={revoke.isPending && revoke.variables === session.id}
            onClick={() => revoke.mutate(session.id)}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ];
}

function deviceText(t: Translate<typeof english>, { browser, system }: SessionRow): string {
  if (browser !== null && system !== null) return t('browserOnSystem', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}
