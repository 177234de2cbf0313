import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { optionLimits } from '@quarry/contracts/attributes';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { inputMessages, inputText, TextField, useFieldWords } from '../../ui/form/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { AttributeValues, OptionValues } from './attribute-values.ts';
import classes from './attributes.module.css';
import { attributesMessages } from './attributes.messages.ts';
import { ProductsWithOption } from './products-with-attribute.tsx';
import { OptionUses } from './option-uses.tsx';
import type { OptionUseFragment } from './attributes.operations.generated.ts';
import { RowTool } from './row-tool.tsx';

type OptionFieldsProps = {
  locales: readonly string[];
  /** Those that the last save would have taken away from products. */
  uses: readonly OptionUseFragment[];
};

/** The options of an attribute in their order, each with its labels by language and a sample of its colour. */
export function OptionFields({ locales, uses }: OptionFieldsProps) {
  const t = useMessages(attributesMessages);
  const format = useFormat();
  const localeName = useLocaleNames();
  const { control } = useFormContext<AttributeValues>();
  const options = useFieldArray({ control, name: 'options', keyName: 'rowId' });
  useFieldWords('options', {
    label: t('options'),
    textOf: (value) => (value as readonly OptionValues[]).map(({ code }) => code).join(', '),
  });
  const { errors } = useFormState<AttributeValues>();
  const tInput = useMessages(inputMessages);
  // What is wrong with one option stands at its field.
  const fault = errors.options?.type;
  const problem = typeof fault === 'string' ? inputText(tInput, fault) : undefined;
  const { place, focusOn } = useFocusOnRow();
  const last = options.fields.length - 1;
  return (
    <div className={classes.options} ref={place}>
      {options.fields.length === 0 && <p className={classes.hint}>{t('noOptions')}</p>}
      {options.fields.map((option, index) => (
        <fieldset
          key={option.rowId}
          aria-label={t('optionNumber', { number: format.number(index + 1) })}
          className={classes.option}
        >
          <TextField<AttributeValues> name={`options.${index}.code`} label={t('optionCode')} isRequired />
          {locales.map((locale) => (
            <TextField<AttributeValues>
              key={locale}
              name={`options.${index}.labels.${locale}`}
              label={t('optionLabel', { language: localeName(locale) })}
            />
          ))}
          <TextField<AttributeValues> name={`options.${index}.color`} label={t('optionColor')} placeholder="#1e90ff" />
          <span className={classes.optionButtons}>
            <ColorSample index={index} />
            <RowTool
              label={t('optionUp', { number: format.number(index + 1) })}
              icon={IconArrowUp}
              isDisabled={index === 0}
              onClick={() => options.move(index, index - 1)}
            />
            <RowTool
              label={t('optionDown', { number: format.number(index + 1) })}
              icon={IconArrowDown}
              isDisabled={index === last}
              onClick={() => options.move(index, index + 1)}
            />
            {option.productCount > 0 && option.id !== null ? (
              <ProductsWithOption id={option.id} text={t('optionUsed', { count: option.productCount })} />
            ) : (
              <Button
                variant="default"
                onClick={() => {
                  options.remove(index);
                  focusOn(index);
                }}
                aria-label={t('removeOption', { number: format.number(index + 1) })}
              >
                {t('remove')}
              </Button>
            )}
          </span>
        </fieldset>
      ))}
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <OptionUses uses={uses} />
      <Button
        variant="default"
        className={classes.addOption}
        data-add-option
        disabled={options.fields.length >= optionLimits.options}
        onClick={() =>
          options.append({
            id: null,
            code: '',
            labels: Object.fromEntries(locales.map((locale) => [locale, ''])),
            color: '',
            productCount: 0,
          })
        }
      >
        {t('addOption')}
      </Button>
    </div>
  );
}

function ColorSample({ index }: { index: number }) {
  const color = useWatch<AttributeValues, `options.${number}.color`>({ name: `options.${index}.color` });
  return color ? <span className={classes.sample} style={{ backgroundColor: color }} aria-hidden /> : null;
}

/** Hands the focus to the row that stands at a place once it is drawn, or to what adds one where there is none. */
function useFocusOnRow() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<{ index: number }>();
  useEffect(() => {
    if (!asked) return;
    const row = place.current?.querySelectorAll(':scope > fieldset')[asked.index];
    (row ?? place.current)?.querySelector<HTMLElement>(row ? 'input' : '[data-add-option]')?.focus();
  }, [asked]);
  return { place, focusOn: (index: number) => ask({ index }) };
}
