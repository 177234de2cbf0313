import { Button } from '@mantine/core';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText, useSaveKey } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { PasswordInput } from '../../ui/password-input.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { settingsMessages } from './settings.messages.ts';
import type { SettingDetailFragment } from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { useSaveSecret } from './use-save-setting.ts';
import { useSettingTexts } from './use-setting-texts.ts';

type SecretFormProps = { setting: SettingDetailFragment; onClose: () => void };

/** Replaces a secret. It begins empty, and what is typed stays nowhere but here until it is sent. */
export function SecretForm({ setting, onClose }: SecretFormProps) {
  const t = useMessages(settingsMessages);
  const tKit = useMessages(kitMessages);
  const texts = useSettingTexts();
  const issueText = useIssueText();
  const { failed } = useShowRefusal();
  const save = useSaveSecret(setting);
  const tell = useTellOutcome();
  const helpId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [secret, setSecret] = useState('');
  useSaveKey(() => form.current?.requestSubmit(), { form, isDirty: secret !== '' });
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (secret === '') return setProblem(issueText({ code: 'required' }));
    setIsSending(true);
    try {
      const outcome = await save(secret);
      if (outcome.kind === 'refused') return setProblem(outcome.text);
      tell(outcome);
      void outcome.reload?.();
      onClose();
    } catch (error) {
      failed(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form ref={form} className={classes.secret} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordInput
        label={texts.title(setting)}
        description={t('secretHelp')}
        descriptionProps={{ id: helpId }}
        autoComplete="new-password"
        required
        value={secret}
        error={problem}
        onChange={({ currentTarget }) => {
          setSecret(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isSending}>
          {tKit('save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {tKit('cancel')}
        </Button>
      </div>
    </form>
  );
}
