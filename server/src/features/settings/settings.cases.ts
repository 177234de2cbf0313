import { calls, type FeatureCases, who } from '../../app/graphql/testing/field-case.ts';
import { installationId } from '../../platform/settings/index.ts';
import { idOfPlace } from './setting.ts';

export const cases: FeatureCases = {
  Query: {
    contentLocales: calls(who.dashboard),
    settings: calls(who.administrators),
    setting: calls(who.administrators, () => ({
      id: idOfPlace({ key: 'binDays', level: 'INSTALLATION', scopeId: installationId }),
    })),
    nameSorting: calls(who.administrators),
    settingEffects: calls(who.administrators, () => ({ key: 'registration', value: true })),
  },
  Mutation: {
    updateSetting: calls(who.administrators, () => ({ key: 'binDays', version: 0, value: 20 })),
    updateSecretSetting: calls(who.administrators, () => ({
      key: 'mailPassword',
      version: 0,
      secret: 'a password of twelve',
    })),
    sendTestMail: calls(who.administrators),
    resetSetting: calls(who.administrators, () => ({ key: 'registration', version: 0 })),
  },
};
