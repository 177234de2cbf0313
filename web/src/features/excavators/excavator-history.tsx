import { useFormat, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, lifecycleWords } from '../../ui/lifecycle/index.ts';
import { RecordHistory } from '../audit/index.ts';
import { excavatorsMessages } from './excavators.messages.ts';
import type { ExcavatorDetailFragment } from './excavators.operations.generated.ts';

export function ExcavatorHistory({ excavator: { id, version } }: { excavator: ExcavatorDetailFragment }) {
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
  return (
    <RecordHistory
      entity="excavator"
      id={id}
      version={version}
      words={{ fields, values: lifecycle.values, valueText }}
    />
  );
}
