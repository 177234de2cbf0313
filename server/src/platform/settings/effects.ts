import type { SettingDefinition, SettingEffectCode } from '@quarry/contracts/settings';
import type { Deps } from '../feature.ts';
import type { SettingPlace } from './settings.ts';

/** A sentence of what a change would do, with what it mentions. */
export type SettingEffect = { code: SettingEffectCode; params: Readonly<Record<string, string | number>> };

/** What a feature says of changes of one of its settings. */
export type SettingEffects = {
  key: string;
  of: (deps: Deps, change: SettingChange<unknown>) => Promise<readonly SettingEffect[]>;
};

/** A change of a setting, and where it would hold. */
export type SettingChange<Value> = { before: Value; after: Value; place: SettingPlace };

/** Says of a setting what changing it would do; both values fit its rule. */
export function effectsOf<Value>(
  { key }: SettingDefinition<Value>,
  of: (deps: Deps, change: SettingChange<Value>) => Promise<readonly SettingEffect[]>,
): SettingEffects {
  return { key, of: (deps, change) => of(deps, change as SettingChange<Value>) };
}

/** The effects of a switch: a sentence for turning it on, and one for turning it off. */
export function switchEffects(
  setting: SettingDefinition<boolean>,
  on: SettingEffectCode,
  off: SettingEffectCode,
): SettingEffects {
  return effectsOf(setting, async (_deps, { before, after }) =>
    before === after ? [] : [{ code: after ? on : off, params: {} }],
  );
}
