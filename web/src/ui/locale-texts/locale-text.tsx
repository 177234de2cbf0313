import { Textarea, TextInput } from '@mantine/core';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldProblem, useFieldWords } from '../form/index.ts';
import { directionOf, useLocaleNames } from './locale-names.ts';
import type { LocaleField } from './locale-texts.tsx';
import classes from './locale-texts.module.css';

type LocaleTextProps<Values extends FieldValues> = {
  field: LocaleField<Values>;
  locale: string;
  isFirst: boolean;
};

/** One text in one locale, written as that locale is. */
export function LocaleText<Values extends FieldValues>({ field, locale, isFirst }: LocaleTextProps<Values>) {
  const nameOf = useLocaleNames();
  const name = `${field.name}.${locale}` as FieldPath<Values>;
  const label = `${field.label} (${nameOf(locale)})`;
  useFieldWords(name, { label });
  const { register } = useFormContext<Values>();
  const input = {
    ...register(name),
    label,
    lang: locale,
    // The kit would put a direction on what stands around the input.
    attributes: { input: { dir: directionOf(locale) } },
    'data-locale': locale,
    required: isFirst && field.isRequired === true,
    error: useFieldProblem(name),
    className: classes.cell ?? '',
    classNames: { label: classes.cellLabel ?? '' },
  };
  return field.isLong ? <Textarea {...input} rows={4} /> : <TextInput {...input} />;
}
