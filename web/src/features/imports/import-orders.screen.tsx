import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import { EarlierImports } from './earlier-imports.tsx';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import { ImportChannelsDocument, type ImportChannelsQuery } from './imports.operations.generated.ts';
import { Template } from './template.tsx';
import { useStartImport } from './use-start-import.ts';

/** Takes a file of orders of one sales channel, and leads to the imports that were begun before. */
export function ImportOrdersScreen() {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayMake = useAbilities().can('create', 'Order');
  return (
    <RecordPage title={tNavigation('importOrders')}>
      {mayMake ? <ChooseChannel /> : <p>{t('noChannels')}</p>}
      <EarlierImports kind="ORDERS" />
    </RecordPage>
  );
}

function ChooseChannel() {
  const query = useRecord(ImportChannelsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ channels }) => channels.nodes}>
      {(channels) => <FileForChannel channels={channels} />}
    </LoadRecord>
  );
}

/** The file is asked for once its channel is known. */
function FileForChannel({ channels }: { channels: ImportChannelsQuery['channels']['nodes'] }) {
  const t = useMessages(importsMessages);
  const [only, ...others] = channels;
  const [channelId, setChannelId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport('ORDERS', channelId);
  if (!only) return <p>{t('noChannels')}</p>;
  return (
    <>
      <p>{t('ordersText')}</p>
      <p className={classes.warning}>{t('ordersStay')}</p>
      <Template kind="ORDERS" fileName={t('templateName')} />
      <NativeSelect
        label={t('channel')}
        description={t('channelText')}
        value={channelId}
        onChange={({ currentTarget }) => setChannelId(currentTarget.value)}
        data={[
          { value: '', label: '–' },
          ...channels.map(({ id, name, shop }) => ({ value: id, label: `${shop.name} · ${name}` })),
        ]}
      />
      {channelId !== '' && (
        <UploadZone
          key={channelId}
          purpose="TABLE"
          accept=".csv,.tsv,.txt,.gz,text/csv"
          help={t('takenOrders')}
          onComplete={start}
        />
      )}
    </>
  );
}
