import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { copyText } from './copy-text.ts';
import classes from './copy-button.module.css';
import { kitMessages } from './kit.messages.ts';

const confirmationMs = 2000;

/** Copies a text and says that it did. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages(kitMessages);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    setCopied(await copyText(text));
  };
  return (
    <>
      <button type="button" className={classes.button} aria-label={`${t('copy')} ${text}`} onClick={() => void copy()}>
        {isCopied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </button>
      <output className="visually-hidden">{isCopied ? t('copied') : ''}</output>
    </>
  );
}
