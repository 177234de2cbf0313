import { Button } from '@mantine/core';
import { type Translate, useMessages } from '../../../i18n/index.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import {
  ChannelMappingDocument,
  RevertChannelMappingDocument,
  type ChannelMappingDetailFragment,
} from './channel-mapping.operations.generated.ts';
import { type english, mappingMessages } from './mapping.messages.ts';

type Version = { version: number; author: string | null; createdAt: string | null };
type MappingVersionsProps = { mapping: ChannelMappingDetailFragment; isReadOnly: boolean; isDirty: boolean };

/** All versions that were saved, each a click away, down to the defaults of the kind. */
export function MappingVersions({ mapping, isReadOnly, isDirty }: MappingVersionsProps) {
  const t = useMessages(mappingMessages);
  const { run, isPending } = useRevert(mapping);
  const versions: Version[] = [...mapping.versions, { version: 0, author: null, createdAt: null }];
  const revert = isReadOnly || isDirty || isPending ? undefined : (to: number) => void run({ to });
  return (
    <Section id="versions" title={t('versions')}>
      {isDirty && <p>{t('revertUnsaved')}</p>}
      <PlainTable
        label={t('versions')}
        columns={versionColumns(t, mapping.version, revert)}
        rows={versions}
        rowKey={({ version }) => version}
        empty={t('noSamples')}
      />
    </Section>
  );
}

function versionColumns(
  t: Translate<typeof english>,
  current: number,
  revert: ((version: number) => void) | undefined,
): PlainColumn<Version>[] {
  const name = (version: number) => (version === 0 ? t('defaults') : t('version', { version }));
  return [
    { key: 'version', header: t('versionHeader'), cell: ({ version }) => name(version) },
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
          t('current')
        ) : (
          <Button
            variant="default"
            size="xs"
            disabled={!revert}
            aria-label={t('revertNamed', { name: name(version) })}
            onClick={() => revert?.(version)}
          >
            {t('revertHeader')}
          </Button>
        ),
    },
  ];
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
      }),
      MappingRefused: () => ({ kind: 'refused', text: t('revertRefused') }),
    },
  });
}
