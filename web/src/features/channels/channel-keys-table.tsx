import { type Format, type Translate, useFormat, useMessages } from '../../i18n/index.ts';
import { PersonName } from '../../ui/person-name.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { channelKeysMessages, type english } from './channel-keys.messages.ts';
import type { ChannelKeyRowFragment, ChannelKeyState } from './channel-keys.operations.generated.ts';
import { RevokeChannelKey } from './revoke-channel-key.tsx';

const tones: Record<ChannelKeyState, Tone> = { ACTIVE: 'success', EXPIRED: 'neutral', REVOKED: 'neutral' };

export function ChannelKeysTable({ keys }: { keys: readonly ChannelKeyRowFragment[] }) {
  const t = useMessages(channelKeysMessages);
  const columns = keyColumns(t, useFormat());
  return <PlainTable label={t('keys')} columns={columns} rows={keys} rowKey={({ id }) => id} empty={t('empty')} />;
}

function keyColumns(t: Translate<typeof english>, format: Format): PlainColumn<ChannelKeyRowFragment>[] {
  return [
    { key: 'name', header: t('name'), cell: ({ name }) => name },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <StatusDot tone={tones[state]} label={t(`state.${state}`)} />,
    },
    { key: 'shownPart', header: t('shownPart'), cell: ({ shownPart }) => <code dir="ltr">{shownPart}…</code> },
    { key: 'lastUsedAt', header: t('lastUsed'), cell: ({ lastUsedAt }) => <RelativeTime at={lastUsedAt} /> },
    {
      key: 'expiresAt',
      header: t('expires'),
      cell: ({ expiresAt }) => (expiresAt === null ? t('never') : format.date(expiresAt)),
    },
    { key: 'createdAt', header: t('createdAt'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      key: 'createdBy',
      header: t('createdBy'),
      cell: ({ createdBy }) => <PersonName name={createdBy} otherwise={t('byItself')} />,
    },
    {
      key: 'revoke',
      header: t('actions'),
      cell: (key) =>
        key.state === 'REVOKED' ? (
          <RelativeTime at={key.revokedAt} />
        ) : (
          key.mayRevoke && <RevokeChannelKey channelKey={key} />
        ),
    },
  ];
}
