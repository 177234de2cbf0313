import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery } from '../../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { useLocaleNames } from '../../../ui/locale-texts/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { fileLanguages, languageOf } from './file-language.ts';
import { categoryCell } from './category-cell.tsx';
import { FirstShown } from './first-shown.tsx';
import { pathText } from './node-picker.tsx';
import classes from './taxonomies.module.css';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import {
  TakeTaxonomyDocument,
  TaxonomyDifferenceDocument,
  type TaxonomyDifferenceQuery,
} from './taxonomies.operations.generated.ts';

type Difference = Extract<TaxonomyDifferenceQuery['taxonomyDifference'], { __typename: 'TaxonomyDifference' }>;
type TaxonomyDifferenceProps = {
  file: { id: string; name: string };
  onTaken: () => void;
  onDiscard: () => void;
};

/** What a file would change, before it is taken. */
export function TaxonomyDifference({ file, onTaken, onDiscard }: TaxonomyDifferenceProps) {
  const t = useMessages(taxonomiesMessages);
  const localeName = useLocaleNames();
  const { reason } = useWording();
  const [language, setLanguage] = useState(() => languageOf(file.name));
  const query = useQuery(documentQuery(TaxonomyDifferenceDocument, { uploadId: file.id, language }));
  const shown = query.data?.taxonomyDifference;
  const take = useTakeTaxonomy();
  const difference = shown?.__typename === 'TaxonomyDifference' ? shown : undefined;
  const send = async () => {
    if (!difference) return;
    const outcome = await take.run({ uploadId: file.id, language, version: difference.version });
    if (outcome?.kind === 'done') onTaken();
  };
  return (
    <Section id="difference" title={t('difference', { file: file.name })}>
      <NativeSelect
        className={classes.language}
        label={t('languageOfFile')}
        value={language}
        data={fileLanguages.map((value) => ({ value, label: localeName(value) }))}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <output>{t('reading')}</output>}
      {shown?.__typename === 'NotAllowedNow' && <p role="alert">{reason(shown)}</p>}
      {difference && <Shown difference={difference} />}
      <div className={classes.actions}>
        {difference && !difference.isSame && (
          <Button loading={take.isPending} onClick={() => void send()}>
            {t(difference.addsLanguage ? 'takeLanguage' : 'take')}
          </Button>
        )}
        <Button variant="default" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Section>
  );
}

function useTakeTaxonomy() {
  const t = useMessages(taxonomiesMessages);
  return useCommand({
    kind: 'taxonomy',
    document: TakeTaxonomyDocument,
    variables: (asked: { uploadId: string; language: string; version: number }) => asked,
    answers: {
      TaxonomyTaken: ({ taxonomy: { publisher, release }, linkedCount }) => ({
        kind: 'done',
        text:
          linkedCount === 0
            ? t('taken', { taxonomy: t(publisher), release })
            : t('takenLinked', { taxonomy: t(publisher), release, count: linkedCount }),
      }),
      TaxonomyUnchanged: ({ taxonomy: { publisher, release } }) => ({
        kind: 'done',
        text: t('unchanged', { taxonomy: t(publisher), release }),
      }),
    },
  });
}

function Shown({ difference }: { difference: Difference }) {
  const t = useMessages(taxonomiesMessages);
  const format = useFormat();
  const { sentence: said } = useWording();
  const { release, loadedRelease, rows, lostLinks, findings } = difference;
  const changedCount = difference.addedCount + difference.goneCount + difference.renamedCount + difference.movedCount;
  const counts = [
    [t('release'), release],
    [t('nodes'), format.number(difference.nodeCount)],
    [t('added'), format.number(difference.addedCount)],
    [t('gone'), format.number(difference.goneCount)],
    [t('renamed'), format.number(difference.renamedCount)],
    [t('moved'), format.number(difference.movedCount)],
    [t('named'), format.number(difference.namedCount)],
    [t('lostLinks'), format.number(difference.lostLinkCount)],
    [t('findings'), format.number(difference.findingCount)],
  ];
  return (
    <>
      <p>
        {t(difference.publisher)}
        {difference.isSame && `. ${t('same')}`}
      </p>
      {difference.addsLanguage && <p>{t('addsLanguage')}</p>}
      {difference.isOlder && <p role="note">{t('older', { release, loaded: loadedRelease ?? '' })}</p>}
      {difference.isCut && <p role="note">{t('cut')}</p>}
      <dl className={classes.counts}>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {findings.length > 0 && (
        <>
          <PlainTable
            label={t('findings')}
            rows={findings.map((finding, at) => ({ ...finding, at }))}
            rowKey={({ at }) => at}
            empty={t('noFindings')}
            columns={[
              {
                key: 'line',
                header: t('line'),
                cell: ({ line }) => (line === null ? '' : format.number(line)),
                isNumber: true,
              },
              { key: 'place', header: t('place'), cell: ({ place }) => place ?? '' },
              { key: 'fault', header: t('fault'), cell: ({ sentence }) => said(sentence), isLong: true },
            ]}
          />
          <FirstShown shown={findings.length} all={difference.findingCount} />
        </>
      )}
      {lostLinks.length > 0 && (
        <>
          <PlainTable
            label={t('lostLinks')}
            rows={lostLinks}
            rowKey={({ category }) => category.id}
            empty={t('noLost')}
            columns={[
              {
                key: 'category',
                header: t('category'),
                cell: categoryCell,
              },
              { key: 'id', header: t('id'), cell: ({ externalId }) => externalId },
              { key: 'node', header: t('node'), cell: ({ path }) => pathText(path), isLong: true },
            ]}
          />
          <FirstShown shown={lostLinks.length} all={difference.lostLinkCount} />
        </>
      )}
      {!difference.isSame && !difference.addsLanguage && (
        <>
          <PlainTable
            label={t('what')}
            rows={rows}
            rowKey={({ kind, externalId }) => `${kind} ${externalId}`}
            empty={t('noRows')}
            columns={[
              { key: 'kind', header: t('what'), cell: ({ kind }) => t(kind) },
              { key: 'id', header: t('id'), cell: ({ externalId }) => externalId },
              { key: 'before', header: t('before'), cell: ({ before }) => pathText(before ?? []) },
              { key: 'after', header: t('after'), cell: ({ after }) => pathText(after ?? []) },
            ]}
          />
          {changedCount > rows.length && <p className={classes.note}>{t('firstRows')}</p>}
        </>
      )}
    </>
  );
}
