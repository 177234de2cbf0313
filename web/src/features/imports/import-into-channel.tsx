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

/** What differs between the kinds whose files lie in one sales channel. */
export type ChannelImportKind = 'ORDERS' | 'COMMENTS';

const kinds = {
  ORDERS: {
    title: 'importOrders',
    subject: 'Order',
    none: 'noChannels',
    text: 'ordersText',
    warning: 'ordersStay',
    channel: 'channelText',
    taken: 'takenOrders',
    template: 'templateName',
  },
  COMMENTS: {
    title: 'importComments',
    subject: 'Comment',
    none: 'noCommentChannels',
    text: 'commentsText',
    warning: null,
    channel: 'commentsChannelText',
    taken: 'takenComments',
    template: 'commentsTemplateName',
  },
} as const;

/** Takes a file for one sales channel, and leads to the imports that were begun before. */
export function ImportIntoChannel({ kind }: { kind: ChannelImportKind }) {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const { title, subject, none } = kinds[kind];
  const mayMake = useAbilities().can('create', subject);
  return (
    <RecordPage title={tNavigation(title)}>
      {mayMake ? <ChooseChannel kind={kind} /> : <p>{t(none)}</p>}
      <EarlierImports kind={kind} />
    </RecordPage>
  );
}

function ChooseChannel({ kind }: { kind: ChannelImportKind }) {
  const query = useRecord(ImportChannelsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ channels }) => channels.nodes}>
      {(channels) => <FileForChannel kind={kind} channels={channels} />}
    </LoadRecord>
  );
}

type FileForChannelProps = { kind: ChannelImportKind; channels: ImportChannelsQuery['channels']['nodes'] };

/** The file is asked for once its channel is known. */
function FileForChannel({ kind, channels }: FileForChannelProps) {
  const t = useMessages(importsMessages);
  const words = kinds[kind];
  const [only, ...others] = channels;
  const [channelId, setChannelId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport(kind, channelId);
  if (!only) return <p>{t(words.none)}</p>;
  return (
    <>
      <p>{t(words.text)}</p>
      {words.warning && <p className={classes.warning}>{t(words.warning)}</p>}
      <Template kind={kind} fileName={t(words.template)} />
      <NativeSelect
        label={t('channel')}
        description={t(words.channel)}
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
          help={t(words.taken)}
          onComplete={start}
        />
      )}
    </>
  );
}
