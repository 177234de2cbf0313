import { type KeptSecret, type SettingForm, settings, settingText } from '@quarry/contracts/settings';
import { type Actor, may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  levelsOf,
  type OutsideSettings,
  type ResolvedSetting,
  resolveSetting,
  type SettingPlace,
  type StoredSettings,
} from '../../platform/settings/index.ts';
import { type Definition, settingId, type PlacedSetting } from './setting.ts';

/** How a setting stands at a place, for anyone who looks at it there. */
export function shownSetting(placed: PlacedSetting, stored: StoredSettings, outside: OutsideSettings, actor: Actor) {
  const { definition, level, scopeId } = placed;
  const { key, group, schema, environmentVariable: variable } = definition;
  const place = placeOf(placed);
  const { value: own, version } = stored.at(key, level, scopeId);
  const { value, source } = resolveSetting(definition, stored, outside, place);
  const inherited = inheritedAt(placed, stored, { ...outside, fixed: {} });
  return {
    id: settingId(placed),
    key,
    shopId: level === 'SHOP' ? scopeId : null,
    group,
    title: settingText(key),
    description: settingText(`${key}.help`),
    form: shownForm(key, schema.form),
    scopes: definition.scopes.map(upper),
    value: shownValue(schema.form, value),
    default: outside.defaults[key] ?? definition.default,
    source,
    isOwn: own !== null,
    inherited: shownValue(schema.form, inherited.value),
    inheritedFrom: inherited.source,
    variable: source === 'VARIABLE' ? (variable ?? null) : null,
    isUnusable: own !== null && !schema.rule.safeParse(own).success,
    version,
    mayUpdate: rightsTo(definition).every((right) => may(actor, ...right)),
  };
}

/** Of a secret its end, and not which one it is. */
function shownValue({ kind }: SettingForm, value: unknown): unknown {
  return kind === 'SECRET' && value !== null ? { last4: (value as KeptSecret).last4 } : value;
}

type ShownForm = {
  kind: SettingForm['kind'];
  choices: readonly string[] | null;
  minimum: number | null;
  maximum: number | null;
  unit: string | null;
  isOptional: boolean;
  fields: { name: string; title: string; form: ShownForm }[] | null;
};

function shownForm(key: string, form: SettingForm): ShownForm {
  const nothing = { choices: null, minimum: null, maximum: null, unit: null, isOptional: false };
  const fields =
    form.kind === 'FIELDS'
      ? form.fields.map(({ name, form: part }) => {
          const own = `${key}.${name}`;
          return { name, title: settingText(own), form: shownForm(own, part) };
        })
      : null;
  return { ...nothing, ...form, fields };
}

/** The rights that changing a setting takes. */
export function rightsTo({ ability }: Definition) {
  return [['update', 'Setting'] as const, ...(ability ? [ability] : [])];
}

/** How many settings have a value at some place that no longer fits, so that another one rules in its stead. */
export async function countUnusableSettings({ settings: { stored } }: Pick<Deps, 'settings'>): Promise<number> {
  const { valuesOf } = await stored();
  const isUnusable = ({ key, schema }: Definition) =>
    valuesOf(key).some((value) => !schema.rule.safeParse(value).success);
  return settings.filter(isUnusable).length;
}

/** Whom the settings of this place are read for. */
export function placeOf({ level, scopeId }: PlacedSetting): SettingPlace {
  return level === 'SHOP' ? { shopId: scopeId } : {};
}

/** What would rule at the place without its own value. */
function inheritedAt(
  placed: PlacedSetting,
  stored: StoredSettings,
  outside: OutsideSettings,
): ResolvedSetting<unknown> {
  const [own] = levelsOf(placeOf(placed));
  const without: StoredSettings = {
    ...stored,
    at: (key, level, id) =>
      level === own?.level && id === own.id ? { value: null, version: 0 } : stored.at(key, level, id),
  };
  return resolveSetting(placed.definition, without, outside, placeOf(placed));
}

function upper<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}
