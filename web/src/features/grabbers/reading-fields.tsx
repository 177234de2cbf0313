import { Checkbox } from '@mantine/core';
import { grabStrategies, type GrabStrategy } from '@quarry/contracts/grabbers';
import { Controller, useFormContext } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { SelectField, TextField, useFieldWords } from '../../ui/form/index.ts';
import type { GrabberValues } from './grabber-config.ts';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';

const conditions = ['NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition'] as const;

/** How fields are read; the better ways stand first and win. */
export function StrategyFields() {
  const t = useMessages(grabbersMessages);
  const { control } = useFormContext<GrabberValues>();
  useFieldWords('config.strategies', {
    label: t('strategies'),
    textOf: (value) => (value as readonly GrabStrategy[]).map((one) => t(`strategy.${one}`)).join(', '),
  });
  return (
    <Controller
      control={control}
      name="config.strategies"
      render={({ field }) => (
        <fieldset className={classes.strategies}>
          <legend>{t('strategiesHelp')}</legend>
          {grabStrategies.map((strategy) => (
            <Checkbox
              key={strategy}
              label={t(`strategy.${strategy}`)}
              checked={field.value.includes(strategy)}
              onBlur={field.onBlur}
              onChange={(event) => {
                const isOn = event.currentTarget.checked;
                field.onChange(grabStrategies.filter((one) => (one === strategy ? isOn : field.value.includes(one))));
              }}
            />
          ))}
        </fieldset>
      )}
    />
  );
}

/** What counts where a source does not say. */
export function DefaultFields() {
  const t = useMessages(grabbersMessages);
  return (
    <>
      <TextField<GrabberValues>
        name="config.currency"
        label={t('currency')}
        help={t('currencyHelp')}
        placeholder="EUR"
      />
      <TextField<GrabberValues>
        name="config.locale"
        isNullable
        label={t('locale')}
        help={t('localeHelp')}
        placeholder="de-AT"
      />
      <SelectField<GrabberValues>
        name="config.condition"
        isNullable
        label={t('condition')}
        options={[
          { value: '', label: t('conditionUnsaid') },
          ...conditions.map((condition) => ({ value: condition, label: t(`condition.${condition}`) })),
        ]}
      />
    </>
  );
}
