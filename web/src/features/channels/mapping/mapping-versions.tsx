import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Format, type Translate, useFormat, useMessages } from '../../../i18n/index.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { focusOnceThere } from '../../../ui/return-focus.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import {
  ChannelMappingDocument,
  RevertChannelMappingDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import { MappingComparison } from './mapping-comparison.tsx';
import classes from './mapping.module.css';
import { type english, mappingMessages } from './mapping.messages.ts';

type Version = { version: number; author: string | null; createdAt: string | null };
type MappingVersionsProps = { mapping: ChannelMappingDetailFragment; isReadOnly: boolean; isDirty: boolean };

/** All versions that were saved, each a click away, down to the defaults of the kind. */
export function MappingVersions({ mapping, isReadOnly, isDirty }: MappingVersionsProps) {
  const t = useMessages(mappingMessages);
  const format = useFormat();
  const { run, isPending } = useRevert(mapping);
  const [compared, compare] = useState<number>();
  const versions: Version[] = [...mapping.versions, { version: 0, author: null, createdAt: null }];
  const revert = isReadOnly || isDirty || isPending ? undefined : (to: number) => void run({ to });
  const nameOf = (version: number) => (version === 0 ? t('defaults') : t('version', { version }));
  return (
    <>
      <Section id="versions" title={t('versions')}>
        {isDirty && <p>{t('revertUnsaved')}</p>}
        <PlainTable
          label={t('versions')}
          columns={versionColumns(t, format, { current: mapping.version, nameOf, revert, compared, compare })}
          rows={versions}
          rowKey={({ version }) => version}
          empty={t('noSamples')}
        />
      </Section>
      {compared !== undefined && (
        <MappingComparison
          mapping={mapping}
          version={compared}
          name={nameOf(compared)}
          actions={<RevertButton version={compared} name={nameOf(compared)} revert={revert} />}
        />
      )}
    </>
  );
}

type Revert = ((version: number) => void) | undefined;
type VersionTools = {
  current: number;
  nameOf: (version: number) => string;
  revert: Revert;
  /** The version that is shown beside the present one. */
  compared: number | undefined;
  compare: (version: number | undefined) => void;
};

function versionColumns(
  t: Translate<typeof english>,
  format: Format,
  { current, nameOf, revert, compared, compare }: VersionTools,
): PlainColumn<Version>[] {
  return [
    { key: 'version', header: t('versionHeader'), cell: ({ version }) => nameOf(version) },
    {
      key: 'author',
      header: t('author'),
      cell: ({ version, author }) => version > 0 && <PersonName name={author} otherwise={t('nobody')} />,
    },
    { key: 'createdAt', header: t('savedAt'), cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      key: 'revert',
      header: t('revertHeader'),
      cell: ({ version }) =>
        version === current ? (
          <span data-in-use={version}>
            <span aria-hidden>{t('current')}</span>
            <span className="visually-hidden">{`${format.label(t('current'))} ${nameOf(version)}`}</span>
          </span>
        ) : (
          <span className={classes.tools}>
            <Button
              variant="default"
              size="xs"
              aria-label={t('compareNamed', { name: nameOf(version) })}
              aria-expanded={version === compared}
              onClick={() => compare(version === compared ? undefined : version)}
            >
              {t('compare')}
            </Button>
            <RevertButton version={version} name={nameOf(version)} revert={revert} />
          </span>
        ),
    },
  ];
}

function RevertButton({ version, name, revert }: { version: number; name: string; revert: Revert }) {
  const t = useMessages(mappingMessages);
  return (
    <Button
      variant="default"
      size="xs"
      disabled={!revert}
      aria-label={t('revertNamed', { name })}
      onClick={() => revert?.(version)}
    >
      {t('revertHeader')}
    </Button>
  );
}

function useRevert({ channelId, newestVersion }: ChannelMappingDetailFragment) {
  const t = useMessages(mappingMessages);
  return useCommand({
    kind: 'channel',
    document: RevertChannelMappingDocument,
    variables: ({ to }: { to: number }) => ({ channelId, version: newestVersion, to }),
    page: { document: ChannelMappingDocument, variables: { channelId } },
    answers: {
      ChannelMappingSaved: ({ mapping }) => ({
        kind: 'done',
        text: t('saved', { version: mapping.version }),
        shown: { channelMapping: mapping },
        // All versions are drawn anew, and the button that was pressed is gone.
        after: () => void focusOnceThere(`[data-in-use="${mapping.version}"]`),
      }),
      MappingRefused: () => ({ kind: 'refused', text: t('revertRefused') }),
      VersionConflict: ({ currentVersion }) => ({
        kind: 'refused',
        text: t('revertConflict', { version: currentVersion }),
      }),
    },
  });
}
