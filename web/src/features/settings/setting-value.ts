import type { Format, Translate } from '../../i18n/index.ts';
import type { english } from './settings.messages.ts';

/** What of a form says how its values are written; the contract's forms and the server's both do. */
export type ValueForm = {
  kind: string;
  unit?: string | null;
  fields?: readonly { name: string; title?: string; form: ValueForm }[] | null;
};

export type ValueWords = {
  t: Translate<typeof english>;
  format: Format;
  languageName: (tag: unknown) => string;
  currencyName: (code: unknown) => string;
  weekdayName: (weekday: unknown) => string;
  /** What the registry says under a key. */
  known: (key: string, otherwise: string) => string;
};

/** A value of a setting in words. */
export function valueText(words: ValueWords, key: string, form: ValueForm, value: unknown): string {
  const { t, format, known } = words;
  if (value === null || value === undefined || value === '') return t('noValue');
  switch (form.kind) {
    case 'BOOLEAN':
      return t(value === true ? 'on' : 'off');
    case 'LOCALES':
      return (Array.isArray(value) ? value : [value]).map(words.languageName).join(', ');
    case 'WEEKDAYS':
      return (Array.isArray(value) ? value : [value]).map(words.weekdayName).join(', ');
    case 'CURRENCY':
      return words.currencyName(value);
    case 'CHOICE':
      return known(`${key}.${plain(value)}`, plain(value));
    case 'SECRET': {
      const { last4 } = value as { last4: string };
      return last4 === '' ? t('secretSet') : t('secretEnds', { last4 });
    }
    case 'FIELDS': {
      const parts = value as Record<string, unknown>;
      const clauses = (form.fields ?? []).map(({ name, title = name, form: part }) => {
        const own = `${key}.${name}`;
        return `${format.label(known(own, title))} ${valueText(words, own, part, parts[name])}`;
      });
      return format.clauses(clauses);
    }
    case 'INTEGER':
      if (form.unit && value === 0) return t('noLimit');
      if (form.unit === 'days') return t('unit.days', { count: Number(value) });
      if (form.unit === 'months') return t('unit.months', { count: Number(value) });
      return format.number(Number(value));
    default:
      return plain(value);
  }
}

/** What stands for itself; anything else as it is stored. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
