import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { copyText } from '../../ui/copy-text.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import classes from './users.module.css';
import { usersMessages } from './users.messages.ts';
import type { MadeLinkFragment } from './users.operations.generated.ts';

/** The whole address of a link, as it is given to the person it is for. */
export function addressOfLink({ path }: Pick<MadeLinkFragment, 'path'>): string {
  return new URL(path, location.origin).href;
}

/** A link that is shown this once, to copy. */
export function MadeLink({ link, label }: { link: MadeLinkFragment; label: string }) {
  const address = addressOfLink(link);
  return (
    <div className={classes.link}>
      <TextInput
        aria-label={label}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyLinks text={address} />
    </div>
  );
}

/** Copies one link or many. */
export function CopyLinks({ text, label, name }: { text: string; label?: string; name?: string }) {
  const t = useMessages(usersMessages);
  const tKit = useMessages(kitMessages);
  const copy = async () => {
    if (await copyText(text)) toast.success(tKit('copied'));
    else toast.error(t('notCopied'));
  };
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden />}
      {...(name === undefined ? {} : { 'aria-label': name })}
      onClick={() => void copy()}
    >
      {label ?? t('copyLink')}
    </Button>
  );
}
