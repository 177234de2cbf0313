import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';

type Option = { value: string; label: string };

type CheckListFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  help: string;
  options: readonly Option[];
};

/** More than this many are found by a word rather than by eye. */
const readableAtOnce = 8;

/** Any of several records, kept as their ids in the order they are offered. */
export function CheckListField<Values extends FieldValues>(props: CheckListFieldProps<Values>) {
  const { name, label, help, options } = props;
  const t = useMessages(excavatorsMessages);
  const { control } = useFormContext<Values>();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value;
        const toggle = (value: string) => {
          const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
          field.onChange(options.map((option) => option.value).filter((one) => next.includes(one)));
        };
        return (
          <fieldset className={classes.checkList}>
            <legend>{label}</legend>
            <p className={classes.help}>{help}</p>
            {options.length > readableAtOnce && (
              <TextInput
                aria-label={t('findIn', { list: label })}
                placeholder={t('findIn', { list: label })}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
            <div className={classes.checks}>
              {shown.map((option) => (
                <Checkbox
                  key={option.value}
                  label={<bdi>{option.label}</bdi>}
                  checked={chosen.includes(option.value)}
                  onBlur={field.onBlur}
                  onChange={() => toggle(option.value)}
                />
              ))}
              {shown.length === 0 && <p className={classes.help}>{t(wanted === '' ? 'noneYet' : 'noneHere')}</p>}
            </div>
          </fieldset>
        );
      }}
    />
  );
}
