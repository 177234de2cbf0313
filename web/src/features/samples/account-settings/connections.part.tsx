import { Button } from '@mantine/core';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { accountSettingsMessages } from './account-settings.messages.ts';
import classes from './account-settings.module.css';
import type { Settings, SettingsTools } from './use-settings.ts';

type Connection = { profileImg?: string; id?: string };

/** Other services that know this person; connecting and disconnecting stays in this page. */
export function Connections({ settings, save }: SettingsTools) {
  const t = useMessages(accountSettingsMessages);
  const tKit = useMessages(kitMessages);
  const connections: [string, Connection][] = Object.entries(settings.social.connections);
  const put = (network: string, connection: Connection) =>
    save((before) => ({
      ...before,
      social: { ...before.social, connections: withConnection(before, network, connection) },
    }));
  const disconnect = (network: string, before: Connection) => {
    put(network, {});
    showUndo(t('disconnected', { network }), tKit('undo'), () => put(network, before));
  };
  return (
    <ul className={classes.connections}>
      {connections.map(([network, connection]) => (
        <li key={network}>
          <Portrait name={network} picture={connection.profileImg ?? ''} />
          <span className={classes.network}>
            {network}
            <span className={classes.note}>
              {connection.id === undefined ? t('notConnected') : t('connected', { name: connection.id })}
            </span>
          </span>
          {connection.id === undefined ? (
            <Button variant="default" onClick={() => put(network, { id: settings.general.username })}>
              {t('connect', { network })}
            </Button>
          ) : (
            <Button variant="default" onClick={() => disconnect(network, connection)}>
              {t('disconnect', { network })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function withConnection({ social }: Settings, network: string, connection: Connection) {
  return { ...social.connections, [network]: connection };
}
