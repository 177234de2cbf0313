import { Button } from '@mantine/core';
import { grabberLimits, selectorScopes, selectorFields } from '@quarry/contracts/grabbers';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { SelectField, TextField, useFieldWords } from '../../ui/form/index.ts';
import type { GrabberValues, RuleValues } from './grabber-config.ts';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';

/** A selector for each field that structured data lacks. */
export function RuleFields() {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  const format = useFormat();
  const { control } = useFormContext<GrabberValues>();
  const rules = useFieldArray({ control, name: 'config.rules' });
  const itemSelector = useWatch({ control, name: 'config.itemSelector' });
  useFieldWords('config.rules', {
    label: t('rules'),
    textOf: (value) =>
      (value as readonly RuleValues[])
        .map(({ field, selector, attribute }) =>
          [format.label(word(`field:${field}`)), selector, attribute].join(' ').trim(),
        )
        .join(', '),
  });
  const readsItems = itemSelector.trim() !== '';
  return (
    <div className={classes.rules}>
      <TextField<GrabberValues>
        name="config.itemSelector"
        label={t('itemSelector')}
        help={t(readsItems ? 'itemSelectorInUse' : 'itemSelectorHelp')}
        placeholder=".sellers li"
      />
      {rules.fields.length === 0 && <p className={classes.hint}>{t('noRules')}</p>}
      {rules.fields.map((rule, index) => (
        <fieldset key={rule.id} aria-label={t('ruleNumber', { number: index + 1 })} className={classes.rule}>
          <SelectField<GrabberValues>
            name={`config.rules.${index}.field`}
            label={t('field')}
            options={selectorFields.map((field) => ({ value: field, label: word(`field:${field}`) }))}
          />
          <TextField<GrabberValues>
            name={`config.rules.${index}.selector`}
            label={t('selector')}
            placeholder=".price strong"
          />
          <TextField<GrabberValues>
            name={`config.rules.${index}.attribute`}
            label={t('attribute')}
            placeholder={t('attributeText')}
          />
          {readsItems && (
            <SelectField<GrabberValues>
              name={`config.rules.${index}.scope`}
              label={t('ruleScope')}
              options={selectorScopes.map((scope) => ({ value: scope, label: t(`ruleScope.${scope}`) }))}
            />
          )}
          <Button
            variant="default"
            onClick={() => rules.remove(index)}
            aria-label={t('removeRule', { number: index + 1 })}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="default"
        className={classes.addRule}
        disabled={rules.fields.length >= grabberLimits.rules}
        onClick={() => rules.append({ field: 'name', selector: '', attribute: '', scope: 'item' })}
      >
        {t('addRule')}
      </Button>
    </div>
  );
}
