import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import classes from './copyable-id.module.css';
import { kitMessages } from './kit.messages.ts';

const confirmationMs = 2000;

/** An identifier in a face of its own, with a button that copies it. */
export function CopyableId({ id }: { id: string }) {
  const t = useMessages(kitMessages);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <span className={classes.id}>
      <bdi>{id}</bdi>
      <button type="button" aria-label={`${t('copy')} ${id}`} onClick={() => void copy()}>
        {isCopied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </button>
      <output className="visually-hidden">{isCopied ? t('copied') : ''}</output>
    </span>
  );
}
