import { settingsTexts as english } from '@quarry/contracts/settings';
import { useMemo } from 'react';
import { defineCatalogue, type Format, useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { settingsMessages } from './settings.messages.ts';
import { weekdayNames } from './weekdays.ts';
import type { SettingDetailFragment, SettingEffectsQuery } from './settings.operations.generated.ts';
import { type ValueForm, valueText } from './setting-value.ts';

/** What features say of their settings. */
const registryMessages = defineCatalogue('setting-texts', english, {
  de: () => import('./setting-texts.de.generated.ts'),
  fr: () => import('./setting-texts.fr.generated.ts'),
  pt: () => import('./setting-texts.pt.generated.ts'),
});

type Effect = SettingEffectsQuery['settingEffects'][number];

export type SettingTexts = {
  title: (setting: { key: string; title: string }) => string;
  description: (setting: { key: string; description: string }) => string;
  group: (group: string) => string;
  /** A value in words. */
  value: (setting: { key: string; form: ValueForm }, value: unknown) => string;
  /** Which level gave the value, or the variable that fixes it. */
  source: (setting: Pick<SettingDetailFragment, 'source' | 'variable' | 'shopId'>) => string;
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
    const known = (key: string, otherwise: string) =>
      Object.hasOwn(english, key) ? tRegistry(key as 'binDays') : otherwise;
    const languageName = nameAndCode(new Intl.DisplayNames(language, { type: 'language' }));
    const currencyName = nameAndCode(new Intl.DisplayNames(language, { type: 'currency' }));
    const words = { t, format, languageName, currencyName, weekdayName: weekdayNames(language, 'short'), known };
    return {
      title: ({ key, title }) => known(key, title),
      description: ({ key, description }) => known(`${key}.help`, description),
      group: (group) => known(`group.${group}`, group),
      choice: (key, one) => known(`${key}.${one}`, one),
      value: ({ key, form }, value) => valueText(words, key, form, value),
      source: ({ source, variable, shopId }) => {
        if (source === 'VARIABLE') return t('setBy', { variable: variable ?? '' });
        return source === (shopId === null ? 'INSTALLATION' : 'SHOP')
          ? t('own')
          : t('inherited', { from: t(`from.${source}`) });
      },
      effect: ({ code, params, text }) => {
        const key = `effect.${code}`;
        const isKnown = Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_other`);
        return isKnown ? tRegistry(key as 'effect.binPurged', spoken(params, languageName, format)) : text;
      },
    };
  }, [t, tRegistry, format, language]);
}

/** `Deutsch (de)`; a code that nobody knows stands for itself. */
function nameAndCode(names: Intl.DisplayNames): (code: unknown) => string {
  return (code) => {
    try {
      return `${names.of(String(code))} (${String(code)})`;
    } catch {
      return String(code);
    }
  };
}

function spoken(params: unknown, languageName: (tag: unknown) => string, format: Format) {
  const { locale, bytes, month, ...others } = params as Record<string, string | number>;
  return {
    count: 0,
    locale: locale === undefined ? '' : languageName(locale),
    bytes: bytes === undefined ? '' : format.bytes(Number(bytes)),
    month: month === undefined ? '' : format.month(String(month)),
    ...others,
  };
}
