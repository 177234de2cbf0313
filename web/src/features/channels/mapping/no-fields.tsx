import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../i18n/index.ts';
import type { ChannelDetailFragment } from '../channels.operations.generated.ts';
import { mappingMessages } from './mapping.messages.ts';

type NoFieldsProps = { channel: Pick<ChannelDetailFragment, 'id' | 'kind' | 'kindVersion' | 'status'> };

/** Why a channel has nothing to map: its version of the kind has no fields, and a newer one may have some. */
export function NoFields({ channel: { id, kind, kindVersion, status } }: NoFieldsProps) {
  const t = useMessages(mappingMessages);
  const newest = kind.version;
  const isOlder = newest !== null && newest > kindVersion && status !== 'ARCHIVED';
  return (
    <>
      <p>{t('versionWithoutFields', { kind: kind.name, given: kindVersion })}</p>
      {isOlder && (
        <p>
          <Link to="/sales-channels/$channelId" params={{ channelId: id }}>
            {t('moveToVersion', { newest })}
          </Link>
        </p>
      )}
    </>
  );
}
