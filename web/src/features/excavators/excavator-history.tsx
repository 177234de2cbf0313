import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { lifecycleMessages, lifecycleWords } from '../../ui/lifecycle/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { excavatorsMessages } from './excavators.messages.ts';
import type { ExcavatorDetailFragment } from './excavators.operations.generated.ts';

function useExcavatorWords(): FieldWords {
  const t = useMessages(excavatorsMessages);
  const format = useFormat();
  const lifecycle = lifecycleWords(useMessages(lifecycleMessages));
  const fields = {
    ...lifecycle.fields,
    name: t('name'),
    'scope.shopIds': t('shops'),
    'scope.brandIds': t('brands'),
    'config.stages': t('stages'),
    'config.autoThreshold': t('autoThreshold'),
    'config.targetPrecision': t('targetPrecision'),
  };
  const valueText = (name: string, value: unknown) =>
    name.startsWith('config.') && typeof value === 'number' ? format.percent(value) : undefined;
  return { fields, values: lifecycle.values, valueText };
}

export const ExcavatorWords: WithFieldWords = ({ children }) => children(useExcavatorWords());

export function ExcavatorHistory({ excavator: { id, version } }: { excavator: ExcavatorDetailFragment }) {
  return <RecordHistory entity="excavator" id={id} version={version} words={useExcavatorWords()} />;
}
