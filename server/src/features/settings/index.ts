import type { Feature } from '../../platform/feature.ts';
import { findShopsOfSettings } from '../../platform/settings/index.ts';
import { mailEffects } from './mail-effects.ts';
import { settingHistory } from './setting.history.ts';
import { settingResolvers } from './setting.resolvers.ts';

export { countUnusableSettings } from './shown-setting.ts';

/** The settings of the registry: read, changed, and taken back. The features say what changes of theirs would do. */
export function settingsFeature(features: readonly Feature[]): Feature {
  return {
    name: 'settings',
    resolvers: settingResolvers([mailEffects, ...features.flatMap(({ settingEffects = [] }) => settingEffects)]),
    records: [
      {
        entity: 'setting',
        subject: 'Setting',
        stored: { table: 'setting', name: 'key' },
        path: '/settings',
        history: settingHistory,
        place: { entity: 'shop', of: findShopsOfSettings },
      },
    ],
  };
}
