import { useMessages } from '../../../i18n/index.ts';
import { lifecycleMessages } from '../../../ui/lifecycle/index.ts';
import type { ChannelMappingDetailFragment } from './channel-mapping.operations.generated.ts';
import { mappingMessages } from './mapping.messages.ts';

type SavedMeanwhileProps = {
  mapping: Pick<ChannelMappingDetailFragment, 'version' | 'versions'>;
  /** The version that the changes were begun with. */
  base: number;
  /** Fields that both changed. */
  clashing: readonly string[];
};

/** Who saved versions since the changes were begun, and what becomes of both. */
export function SavedMeanwhile({ mapping, base, clashing }: SavedMeanwhileProps) {
  const t = useMessages(mappingMessages);
  const tLife = useMessages(lifecycleMessages);
  if (base === mapping.version) return null;
  const authors = mapping.versions.filter(({ version }) => version > base).map(({ author }) => author);
  const names = authors.map((author) => (author === '' ? tLife('erasedPerson') : (author ?? t('nobody'))));
  const who = [...new Set(names)].join(', ');
  return (
    <p role="alert">
      {clashing.length > 0 ? t('clashing', { who, fields: clashing.join(', ') }) : t('savedMeanwhile', { who })}
    </p>
  );
}
