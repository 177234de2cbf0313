import { useMediaQuery } from '@mantine/hooks';
import { useRef, type CSSProperties } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Lockable, useIsReadOnly } from '../form/index.ts';
import { LocaleHeads } from './locale-heads.tsx';
import { LocaleText } from './locale-text.tsx';
import classes from './locale-texts.module.css';

export type LocaleField<Values extends FieldValues> = {
  /** Of a value that holds a text for each locale. */
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** It must say something in the first locale. */
  isRequired?: boolean;
  /** It takes several lines. */
  isLong?: boolean;
};

type LocaleTextsProps<Values extends FieldValues> = {
  /** The first is the one that lists show. */
  locales: readonly string[];
  fields: readonly LocaleField<Values>[];
};

/** Texts of a record side by side: a row for each field, a column for each content locale; one below the other where it is narrow or read-only. */
export function LocaleTexts<Values extends FieldValues>({ locales, fields }: LocaleTextsProps<Values>) {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false }) ?? false;
  // What scrolls must be reachable by key, and nothing in it is where nothing can be changed.
  const isStacked = useIsReadOnly() || isNarrow;
  /** To the first field of a locale that says nothing yet, else to its first. */
  const goTo = (locale: string) => {
    const inputs = [
      ...(frame.current?.querySelectorAll<HTMLInputElement>(`[data-locale="${CSS.escape(locale)}"]`) ?? []),
    ];
    (inputs.find(({ value }) => value.trim() === '') ?? inputs[0])?.focus();
  };
  return (
    <div ref={frame} className={classes.frame} data-stacked={isStacked}>
      <div className={classes.table} style={{ '--locales': locales.length } as CSSProperties}>
        <LocaleHeads locales={locales} names={fields.map(({ name }) => name)} onGoTo={goTo} />
        {fields.map((field) => (
          <Lockable key={field.name} name={field.name}>
            <fieldset aria-label={field.label} className={classes.row}>
              <div className={classes.label}>
                {field.label}
                {field.isRequired && (
                  <span className={classes.required} aria-hidden>
                    {' *'}
                  </span>
                )}
                {field.help && <p className={classes.help}>{field.help}</p>}
              </div>
              {locales.map((locale, place) => (
                <LocaleText key={locale} field={field} locale={locale} isFirst={place === 0} />
              ))}
            </fieldset>
          </Lockable>
        ))}
      </div>
    </div>
  );
}
