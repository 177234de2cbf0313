import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import { useMemo } from 'react';
import { requestGraphql } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ReferenceInput } from '../../../ui/form/index.ts';
import { taxonomiesMessages } from './taxonomies.messages.ts';
import { FoundTaxonomyNodesDocument } from './taxonomies.operations.generated.ts';

type NodePickerProps = {
  publisher: TaxonomyPublisher;
  label: string;
  current: { externalId: string; path: readonly string[] } | null;
  onChoose: (externalId: string) => void;
};

export const pathText = (path: readonly string[]) => path.join(' > ');

/** Chooses a node by words of its path in any loaded language, or by its id. */
export function NodePicker({ publisher, label, current, onChoose }: NodePickerProps) {
  const t = useMessages(taxonomiesMessages);
  const choices = useMemo(
    () => ({
      name: `taxonomy-${publisher}`,
      find: async (search: string, signal: AbortSignal) => {
        const { taxonomyNodes } = await requestGraphql(FoundTaxonomyNodesDocument, { publisher, search }, { signal });
        return taxonomyNodes.map(({ externalId, path }) => ({ id: externalId, name: pathText(path) }));
      },
    }),
    [publisher],
  );
  return (
    <ReferenceInput
      label={label}
      value={current?.externalId ?? null}
      current={current && { id: current.externalId, name: pathText(current.path) }}
      choices={choices}
      placeholder={t('search')}
      onChange={(chosen) => {
        if (chosen && chosen.id !== current?.externalId) onChoose(chosen.id);
      }}
    />
  );
}
