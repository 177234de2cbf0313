import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery, useAbilities } from '../../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { useLocaleNames } from '../../../ui/locale-texts/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { UploadZone, useDiscardUpload } from '../../../ui/upload/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { LinksByName } from './links-by-name.tsx';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import { TaxonomiesDocument, type TaxonomyFieldsFragment } from './taxonomies.operations.generated.ts';
import { TaxonomyDifference } from './taxonomy-difference.tsx';

const timeCell = ({ loadedAt }: { loadedAt: string }) => <RelativeTime at={loadedAt} />;

type SentFile = { id: string; name: string };

/** The taxonomies of others that are loaded, and the way to load a file. */
export function TaxonomiesScreen() {
  const t = useMessages(taxonomiesMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayLoad = useAbilities().can('update', 'Category');
  const query = useQuery(documentQuery(TaxonomiesDocument, {}));
  const discard = useDiscardUpload();
  const [file, setFile] = useState<SentFile>();
  const taxonomies = query.data?.taxonomies ?? [];
  return (
    <RecordPage title={tNavigation('taxonomies')} facts={t('intro')} isWide>
      {mayLoad && !file && (
        <Section id="upload" title={t('upload')}>
          <UploadZone
            purpose="TAXONOMY"
            accept=".txt,.json,text/plain,application/json"
            help={t('uploadHelp')}
            onComplete={(id, name) => Promise.resolve(setFile({ id, name }))}
          />
        </Section>
      )}
      {file && (
        <TaxonomyDifference
          key={file.id}
          file={file}
          onTaken={() => setFile(undefined)}
          onDiscard={() => {
            setFile(undefined);
            void discard(file.id);
          }}
        />
      )}
      <Section id="loaded" title={t('loaded')}>
        {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && <LoadedFiles taxonomies={taxonomies} />}
      </Section>
      {taxonomies.map((taxonomy) => (
        <LinksByName key={taxonomy.id} taxonomy={taxonomy} />
      ))}
    </RecordPage>
  );
}

function LoadedFiles({ taxonomies }: { taxonomies: readonly TaxonomyFieldsFragment[] }) {
  const t = useMessages(taxonomiesMessages);
  const format = useFormat();
  const localeName = useLocaleNames();
  const rows = taxonomies.flatMap(({ publisher, files }) => files.map((file) => ({ ...file, publisher })));
  return (
    <PlainTable
      label={t('loaded')}
      rows={rows}
      rowKey={({ publisher, language }) => `${publisher} ${language}`}
      empty={t('none')}
      columns={[
        { key: 'taxonomy', header: t('taxonomy'), cell: ({ publisher }) => t(publisher) },
        { key: 'release', header: t('release'), cell: ({ release }) => release },
        { key: 'language', header: t('language'), cell: ({ language }) => localeName(language) },
        { key: 'file', header: t('file'), cell: ({ fileName }) => fileName },
        { key: 'nodes', header: t('nodes'), cell: ({ nodeCount }) => format.number(nodeCount), isNumber: true },
        { key: 'at', header: t('loadedAt'), cell: timeCell },
        {
          key: 'by',
          header: t('loadedBy'),
          cell: ({ loadedBy }) => (loadedBy === null ? t('nobody') : loadedBy || t('erased')),
        },
      ]}
    />
  );
}
