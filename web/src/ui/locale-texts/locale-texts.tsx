import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
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
  /** Lists show it, in one locale. */
  isListed?: boolean;
  /** It takes several lines. */
  isLong?: boolean;
};

type LocaleTextsProps<Values extends FieldValues> = {
  /** The first is the main one. */
  locales: readonly string[];
  fields: readonly LocaleField<Values>[];
};

/** What the names of fields and each locale take side by side, in pixels. */
const [namesWidth, localeWidth] = [140, 190];

/** Texts of a record: a row for each field, a column for each content locale. They stack where there is no room or nothing can be changed. */
export function LocaleTexts<Values extends FieldValues>({ locales, fields }: LocaleTextsProps<Values>) {
  const frame = useRef<HTMLDivElement>(null);
  const { ref: measured, width } = useElementSize();
  const ref = useMergedRef(frame, measured);
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false }) ?? false;
  // What does not fit would be cut off at the edge, and be found only by somebody who scrolls.
  const sideBySide = namesWidth + locales.length * localeWidth;
  const isCramped = width > 0 && width < sideBySide;
  const isStacked = useIsReadOnly() || isNarrow || isCramped;
  /** To the first field of a locale that says nothing yet, else to its first. */
  const goTo = (locale: string) => {
    const inputs = [
      ...(frame.current?.querySelectorAll<HTMLInputElement>(`[data-locale="${CSS.escape(locale)}"]`) ?? []),
    ];
    (inputs.find(({ value }) => value.trim() === '') ?? inputs[0])?.focus();
  };
  return (
    <div ref={ref} className={classes.frame} data-stacked={isStacked}>
      <div
        className={classes.table}
        style={{ '--locales': locales.length, minWidth: isStacked ? 0 : sideBySide } as CSSProperties}
      >
        <LocaleHeads
          locales={locales}
          names={fields.map(({ name }) => name)}
          listed={fields.find(({ isListed }) => isListed)?.name}
          onGoTo={goTo}
        />
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
