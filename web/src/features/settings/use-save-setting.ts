import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText, type SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { contentLocalesKey } from '../../ui/locale-texts/index.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  ResetSettingDocument,
  SettingsDocument,
  UpdateSecretSettingDocument,
  UpdateSettingDocument,
  type SettingDetailFragment,
  type SettingsQuery,
} from './settings.operations.generated.ts';
import { useSettingTexts } from './use-setting-texts.ts';

const queryKey = [SettingsDocument.name, {}];

/** Gives a setting a value of its own, over the version that was opened. */
export function useSaveSetting(
  setting: SettingDetailFragment,
  onSaved: () => void,
): (value: unknown) => Promise<SaveOutcome> {
  const t = useMessages(settingsMessages);
  const texts = useSettingTexts();
  const { reason } = useWording();
  const undoOf = useUndoOf();
  const keep = useKeepSetting();
  const queryClient = useQueryClient();
  const { key, version } = setting;
  return async (value) => {
    const { updateSetting: result } = await requestGraphql(UpdateSettingDocument, { key, version, value });
    switch (result.__typename) {
      case 'SettingUpdated':
        return {
          kind: 'saved',
          text: t('saved', { setting: texts.title(setting) }),
          undo: undoOf(result.changeId),
          after: () => {
            keep(result.setting);
            onSaved();
          },
        };
      case 'InvalidInput':
        return {
          kind: 'issues',
          issues: result.issues.map(({ path, code }) => ({ path: path.replace(/^value/, key), code })),
        };
      case 'VersionConflict':
        return {
          kind: 'conflict',
          lastChange: result.lastChange,
          loadNewest: () => queryClient.invalidateQueries({ queryKey }),
        };
      case 'NotAllowedNow':
        return { kind: 'refused', field: key, text: reason(result) };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}

/** Replaces a secret; resolves with why it was not, or with undefined. */
export function useSaveSecret(setting: SettingDetailFragment): (secret: string) => Promise<string | undefined> {
  const t = useMessages(settingsMessages);
  const tKit = useMessages(kitMessages);
  const texts = useSettingTexts();
  const undoOf = useUndoOf();
  const issueText = useIssueText();
  const { reason } = useWording();
  const keep = useKeepSetting();
  const queryClient = useQueryClient();
  const { key, version } = setting;
  return async (secret) => {
    const { updateSecretSetting: result } = await requestGraphql(UpdateSecretSettingDocument, { key, version, secret });
    switch (result.__typename) {
      case 'SettingUpdated': {
        keep(result.setting);
        const undo = undoOf(result.changeId);
        if (undo) showUndo(t('saved', { setting: texts.title(setting) }), tKit('undo'), undo);
        return undefined;
      }
      case 'InvalidInput':
        return result.issues.map((issue) => issueText(issue)).join(' ');
      case 'VersionConflict':
        await queryClient.invalidateQueries({ queryKey });
        return tKit('conflict');
      case 'NotAllowedNow':
        return reason(result);
      case 'NotFound':
        return tKit('gone');
    }
  };
}

/** Takes a setting's own value away, and offers the way back. */
export function useResetSetting(): (setting: SettingDetailFragment) => Promise<void> {
  const t = useMessages(settingsMessages);
  const tKit = useMessages(kitMessages);
  const texts = useSettingTexts();
  const refusal = useShowRefusal();
  const undoOf = useUndoOf();
  const keep = useKeepSetting();
  const queryClient = useQueryClient();
  return async (setting) => {
    const { key, version } = setting;
    try {
      const { resetSetting: result } = await requestGraphql(ResetSettingDocument, { key, version });
      switch (result.__typename) {
        case 'SettingUpdated': {
          keep(result.setting);
          const undo = undoOf(result.changeId);
          if (undo) showUndo(t('wasReset', { setting: texts.title(setting) }), tKit('undo'), undo);
          return;
        }
        case 'VersionConflict':
          refusal.failedTo(tKit('conflict'), new Error(tKit('conflict')));
          break;
        case 'NotAllowedNow':
          refusal.refused(result);
          break;
        case 'InvalidInput':
        case 'NotFound':
          refusal.gone();
      }
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      refusal.failed(error);
    }
  };
}

/** Shows a setting as the server answered it. */
function useKeepSetting(): (setting: SettingDetailFragment) => void {
  const queryClient = useQueryClient();
  return (setting) => {
    queryClient.setQueryData<SettingsQuery>(queryKey, (old) =>
      old?.settings ? { settings: old.settings.map((one) => (one.key === setting.key ? setting : one)) } : old,
    );
    void queryClient.invalidateQueries({ queryKey: contentLocalesKey });
  };
}
