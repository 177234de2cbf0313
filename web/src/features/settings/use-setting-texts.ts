import { useMemo } from 'react';
import { settingsTexts as english } from '@quarry/contracts/settings';
import { defineCatalogue, useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment, SettingEffectsQuery } from './settings.operations.generated.ts';

/** What features say of their settings. */
const registryMessages = defineCatalogue('setting-texts', english, {
  de: () => import('./setting-texts.de.generated.ts'),
  fr: () => import('./setting-texts.fr.generated.ts'),
  pt: () => import('./setting-texts.pt.generated.ts'),
});

type Setting = Pick<SettingDetailFragment, 'key' | 'form'>;
type Effect = SettingEffectsQuery['settingEffects'][number];

export type SettingTexts = {
  title: (setting: { key: string; title: string }) => string;
  description: (setting: { key: string; description: string }) => string;
  group: (group: string) => string;
  /** A value in words. */
  value: (setting: Setting, value: unknown) => string;
  choice: (key: string, choice: string) => string;
  effect: (effect: Effect) => string;
};

/** What the registry is called in the reader's language; in the server's English where it is newer than this dashboard. */
export function useSettingTexts(): SettingTexts {
  const t = useMessages(settingsMessages);
  const tRegistry = useMessages(registryMessages);
  const format = useFormat();
  const language = useLanguage();
  return useMemo((): SettingTexts => {
    const languages = new Intl.DisplayNames(language, { type: 'language' });
    const currencies = new Intl.DisplayNames(language, { type: 'currency' });
    const known = (key: string, otherwise: string) =>
      Object.hasOwn(english, key) ? tRegistry(key as 'binDays') : otherwise;
    const named = (names: Intl.DisplayNames) => (code: unknown) => {
      try {
        return `${names.of(String(code))} (${String(code)})`;
      } catch {
        return String(code);
      }
    };
    const languageName = named(languages);
    const choice: SettingTexts['choice'] = (key, one) => known(`${key}.${one}`, one);
    return {
      title: ({ key, title }) => known(key, title),
      description: ({ key, description }) => known(`${key}.help`, description),
      group: (group) => known(`group.${group}`, group),
      choice,
      value: ({ key, form: { kind, unit } }, value) => {
        if (value === null || value === undefined) return t('noValue');
        if (kind === 'BOOLEAN') return t(value === true ? 'on' : 'off');
        if (kind === 'LOCALES' && Array.isArray(value)) return value.map(languageName).join(', ');
        if (typeof value === 'number') return unit === 'days' ? t('unit.days', { count: value }) : format.number(value);
        if (typeof value !== 'string') return JSON.stringify(value);
        if (kind === 'CURRENCY') return named(currencies)(value);
        return kind === 'CHOICE' ? choice(key, value) : value;
      },
      effect: ({ code, params, text }) => {
        const key = `effect.${code}`;
        const isKnown = Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_other`);
        return isKnown ? tRegistry(key as 'effect.binPurged', spoken(params, languageName)) : text;
      },
    };
  }, [t, tRegistry, format, language]);
}

function spoken(params: unknown, languageName: (tag: unknown) => string) {
  const { locale, ...others } = params as Record<string, string | number>;
  return { count: 0, locale: locale === undefined ? '' : languageName(locale), ...others };
}
