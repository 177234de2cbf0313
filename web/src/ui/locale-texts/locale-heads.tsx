import { shownLocale } from '@quarry/contracts/common';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { useLocaleNames } from './locale-names.ts';
import { localeTextsMessages } from './locale-texts.messages.ts';
import classes from './locale-texts.module.css';
import type { TextsByLocale } from './text-list.ts';

type LocaleHeadsProps = {
  locales: readonly string[];
  /** The fields that hold a text for each of them. */
  names: readonly string[];
  /** The one of them that lists show, where they show one. */
  listed: string | undefined;
  onGoTo: (locale: string) => void;
};

/** The locales, and how much of each is filled in. */
export function LocaleHeads({ locales, names, listed, onGoTo }: LocaleHeadsProps) {
  const t = useMessages(localeTextsMessages);
  const nameOf = useLocaleNames();
  const values = useWatch({ name: [...names] }) as readonly (TextsByLocale | undefined)[];
  const shown = listed === undefined ? undefined : shownLocale(values[names.indexOf(listed)] ?? {});
  return (
    <div className={classes.heads}>
      {locales.map((locale) => {
        const filled = values.filter((texts) => (texts?.[locale] ?? '').trim() !== '').length;
        const state = filled === names.length ? 'all' : filled === 0 ? 'none' : 'some';
        return (
          <div key={locale} className={classes.head}>
            <button type="button" className={classes.locale} data-filled={state} onClick={() => onGoTo(locale)}>
              <span className={classes.dot} aria-hidden />
              <span className={classes.localeName}>{nameOf(locale)}</span>{' '}
              <span className={classes.filled}>{t('filled', { count: filled, all: names.length })}</span>
            </button>
            {locale === shown && <span className={classes.listed}>{t('listed')}</span>}
          </div>
        );
      })}
    </div>
  );
}
