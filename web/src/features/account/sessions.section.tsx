import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRecord, useSession } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { accountMessages } from './account.messages.ts';
import { SessionsDocument } from './account.operations.generated.ts';
import { useSessionColumns } from './session.columns.tsx';
import { useRevokeSessions } from './use-revoke-sessions.ts';

/** Where somebody is signed in, each to be ended from here. */
export function SessionsSection({ userId }: { userId: string }) {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const query = useRecord(SessionsDocument, { userId });
  const revoke = useRevokeSessions(userId);
  const columns = useSessionColumns(revoke);
  const [isAsking, setAsking] = useState(false);
  const isOwn = useSession()?.userData.id === userId;
  const canEndMore = query.data?.sessions.some(({ isCurrent }) => !isCurrent) === true;
  const label = t(isOwn ? 'revokeOthers' : 'revokeAll');

  return (
    <Section
      id="sessions"
      title={t('sessions')}
      actions={
        canEndMore && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {label}
          </Button>
        )
      }
    >
      <LoadRecord query={query} recordOf={({ sessions }) => sessions}>
        {(sessions) => (
          <PlainTable
            label={t('sessions')}
            columns={columns}
            rows={sessions}
            rowKey={({ id }) => id}
            empty={t('noSessions')}
          />
        )}
      </LoadRecord>
      <ConfirmDialog
        isOpen={isAsking}
        title={format.question(label)}
        text={t(isOwn ? 'revokeOthersText' : 'revokeAllText')}
        confirmLabel={label}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate(null, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
