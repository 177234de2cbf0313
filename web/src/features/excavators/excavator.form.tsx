import { excavatorInput, type ExcavatorDraft } from '@quarry/contracts/excavators';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordsField } from '../../ui/record-choices/index.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';
import type { ExcavatorDetailFragment } from './excavators.operations.generated.ts';
import { ScopeCount } from './scope-count.tsx';
import { ShareField } from './share-field.tsx';

export type ExcavatorValues = {
  name: string;
  scope: { shopIds: readonly string[]; brandIds: readonly string[] };
  autoThreshold: number;
  targetPrecision: number;
};

type ExcavatorFormProps = {
  excavator?: ExcavatorDetailFragment;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  note?: ReactNode;
  saveLabel?: string;
  onSave: (draft: ExcavatorDraft) => Promise<SaveOutcome>;
};

export function ExcavatorForm({ excavator, onSave, ...rest }: ExcavatorFormProps) {
  const t = useMessages(excavatorsMessages);
  const form = useRecordForm<ExcavatorValues, ExcavatorDraft>(excavatorInput, valuesOf(excavator, t('usualName')));
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      record={excavator && { entity: 'excavator', id: excavator.id }}
      right={{ action: 'update', subject: 'Excavator' }}
      {...rest}
    >
      <Section id="details" title={t('details')}>
        <TextField<ExcavatorValues> name="name" label={t('name')} isRequired />
      </Section>
      <Section id="scope" title={t('scope')}>
        <div className={classes.scope}>
          <RecordsField<ExcavatorValues> name="scope.shopIds" of="Shop" label={t('shops')} help={t('allOfThem')} />
          <RecordsField<ExcavatorValues> name="scope.brandIds" of="Brand" label={t('brands')} help={t('allOfThem')} />
        </div>
        <ScopeCount />
      </Section>
      <Section id="thresholds" title={t('thresholds')}>
        <ShareField<ExcavatorValues>
          name="autoThreshold"
          label={t('autoThreshold')}
          help={t('autoThresholdHelp')}
          min={0.5}
        />
        <ShareField<ExcavatorValues>
          name="targetPrecision"
          label={t('targetPrecision')}
          help={t('targetPrecisionHelp')}
          min={0.9}
        />
      </Section>
    </RecordForm>
  );
}

function valuesOf(excavator: ExcavatorDetailFragment | undefined, usualName: string): ExcavatorValues {
  return {
    name: excavator?.name ?? usualName,
    scope: { shopIds: excavator?.scope.shopIds ?? [], brandIds: excavator?.scope.brandIds ?? [] },
    autoThreshold: excavator?.autoThreshold ?? 0.5,
    targetPrecision: excavator?.targetPrecision ?? 0.98,
  };
}
