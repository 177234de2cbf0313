import { z } from 'zod';
import { secretInput } from './setting-schema.ts';
import { settingGroups, type SettingDefinition, type SettingGroup } from './define-setting.ts';
import { settingDefinitions, settingsTexts } from './registry.generated.ts';

export type SettingKey = (typeof settingDefinitions)[number]['key'];

/** The texts that the registry cannot do without. */
settingsTexts satisfies Record<SettingKey | `${SettingKey}.help` | `group.${SettingGroup}`, string>;

type TextKey = keyof typeof settingsTexts;
type WithoutForm<Key extends string> = Key extends `${infer One}_${'one' | 'other'}` ? One : Key;

/** The sentences of effects, as the server names them. */
export type SettingEffectCode = TextKey extends infer Key
  ? Key extends `effect.${infer Code}`
    ? WithoutForm<Code>
    : never
  : never;

/** Every setting of the product, in the order in which the screen shows them. */
export const settings: readonly SettingDefinition<unknown, SettingKey>[] = settingGroups.flatMap((group) =>
  settingDefinitions.filter((definition) => definition.group === group),
);

/** The setting of this key; undefined for a key that nobody declared. */
export function findSetting(key: string): SettingDefinition<unknown, SettingKey> | undefined {
  return settings.find((setting) => setting.key === key);
}

/** The input of a setting's form, whose one field is called like the setting; a key that nobody declared is the server's to judge. */
export function settingInput(key: string): z.ZodType<Record<string, unknown>> {
  return z.object({ [key]: findSetting(key)?.schema.rule ?? z.unknown() });
}

/** What a person types for a secret; nothing fits a setting that is none. */
export function secretSettingInput(key: string): z.ZodType<string> {
  const form = findSetting(key)?.schema.form;
  return form?.kind === 'SECRET' ? secretInput(form.maximum) : z.never({ error: 'invalid' });
}

/** A sentence of the registry in English; the key itself where it has none. */
export function settingText(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const texts: Readonly<Record<string, string>> = settingsTexts;
  const text = texts[key] ?? texts[`${key}_${params.count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}
