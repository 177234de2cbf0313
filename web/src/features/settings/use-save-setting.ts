import { useMessages, useWording } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useCommand, useCommandOutcome, useSaveRecord, type CommandOutcome } from '../../ui/save/index.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  ResetSettingDocument,
  SettingsDocument,
  UpdateSecretSettingDocument,
  UpdateSettingDocument,
  type SettingDetailFragment,
  type SettingScopeInput,
  type SettingsQuery,
  type SettingsQueryVariables,
} from './settings.operations.generated.ts';
import { useSettingTexts } from './use-setting-texts.ts';

type Placed = Pick<SettingDetailFragment, 'shopId'>;

/** All settings of the installation stand on one page, those of a shop on its own. */
export function settingsOf(shopId: string | null): SettingsQueryVariables {
  return shopId === null ? {} : { shopId };
}

/** The place of a setting, as the server is told it. */
export function scopeOf({ shopId }: Placed): SettingScopeInput | null {
  return shopId === null ? null : { kind: 'SHOP', id: shopId };
}

const pageOf = ({ shopId }: Placed) => ({ document: SettingsDocument, variables: settingsOf(shopId) });

/** Gives a setting a value of its own, over the version that was opened. */
export function useSaveSetting(
  opened: SettingDetailFragment,
  onSaved: () => void,
): (value: unknown) => Promise<SaveOutcome> {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { reason } = useWording();
  const { key, version } = opened;
  return useSaveRecord({
    kind: 'setting',
    document: UpdateSettingDocument,
    variables: (value: unknown) => ({ key, scope: scopeOf(opened), version, value }),
    page: pageOf(opened),
    answers: {
      SettingUpdated: ({ setting, changeId }) => ({
        kind: 'saved',
        text: t('saved', { setting: texts.title(opened) }),
        undo: changeId,
        shown: withSetting(setting),
        after: onSaved,
      }),
      InvalidInput: ({ issues }) => ({
        kind: 'issues',
        issues: issues.map(({ path, code }) => ({ path: path.replace(/^value/, key), code })),
      }),
      NotAllowedNow: (refusal) => ({ kind: 'refused', field: key, text: reason(refusal) }),
    },
  });
}

/** Replaces a secret, over the version that was opened. */
export function useSaveSecret(opened: SettingDetailFragment): (secret: string) => Promise<CommandOutcome> {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { key, version } = opened;
  return useCommandOutcome({
    kind: 'setting',
    document: UpdateSecretSettingDocument,
    variables: (secret: string) => ({ key, scope: scopeOf(opened), version, secret }),
    page: pageOf(opened),
    answers: {
      SettingUpdated: ({ setting, changeId }) => ({
        kind: 'done',
        text: t('saved', { setting: texts.title(opened) }),
        undo: changeId,
        shown: withSetting(setting),
      }),
    },
  });
}

/** Takes a setting's own value away, and offers the way back. */
export function useResetSetting(shown: SettingDetailFragment) {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  return useCommand({
    kind: 'setting',
    document: ResetSettingDocument,
    variables: ({ key, version }: SettingDetailFragment) => ({ key, scope: scopeOf(shown), version }),
    page: pageOf(shown),
    answers: {
      SettingUpdated: ({ setting, changeId }) => ({
        kind: 'done',
        text: t('wasReset', { setting: texts.title(setting) }),
        undo: changeId,
        shown: withSetting(setting),
      }),
    },
  });
}

/** All settings, one of them as the server answered it. */
function withSetting(setting: SettingDetailFragment): (before: SettingsQuery | undefined) => SettingsQuery | undefined {
  return (before) =>
    before?.settings ? { settings: before.settings.map((one) => (one.key === setting.key ? setting : one)) } : before;
}
