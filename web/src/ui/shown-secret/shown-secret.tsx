import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { copyText } from '../copy-text.ts';
import { kitMessages } from '../kit.messages.ts';
import { shownSecretMessages } from './shown-secret.messages.ts';
import classes from './shown-secret.module.css';

/** A secret that is shown this once, to be copied. */
export function ShownSecret({ secret }: { secret: string }) {
  const t = useMessages(shownSecretMessages);
  const tKit = useMessages(kitMessages);
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    if (await copyText(secret)) toast.success(tKit('copied'));
    else toast.error(t('notCopied'));
  };
  return (
    <div className={classes.secret}>
      <TextInput
        aria-label={t('secret')}
        value={secret}
        readOnly
        ref={field}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
