import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { FileInput } from './file-input.tsx';
import type { Upload } from './upload-door.ts';
import { uploadMessages } from './upload.messages.ts';
import classes from './upload-zone.module.css';

type UnfinishedUploadsProps = {
  uploads: readonly Upload[];
  accept: string;
  isBusy: boolean;
  /** With the same file, where some of it was not sent yet. */
  onGoOn: (upload: Upload, file?: File) => void;
  onDiscard: (id: string) => Promise<void>;
};

/** Files that were sent before, in part or whole, and that nothing uses. */
export function UnfinishedUploads({ uploads, ...props }: UnfinishedUploadsProps) {
  const t = useMessages(uploadMessages);
  return (
    <section className={classes.unfinished}>
      <h2>{t('unfinished')}</h2>
      <p className={classes.help}>{t('unfinishedText')}</p>
      <ul>
        {uploads.map((upload) => (
          <Unfinished key={upload.id} upload={upload} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Unfinished({
  upload,
  accept,
  isBusy,
  onGoOn,
  onDiscard,
}: Omit<UnfinishedUploadsProps, 'uploads'> & { upload: Upload }) {
  const t = useMessages(uploadMessages);
  const format = useFormat();
  const refusal = useShowRefusal();
  const [problem, setProblem] = useState<string>();
  const discard = useMutation({ mutationFn: () => onDiscard(upload.id), onError: refusal.failed });
  const { fileName: name, bytes, reached, state } = upload;
  const all = format.bytes(bytes);
  const goOnWith = (file: File) => {
    // What was sent belongs to a file of this name and size.
    const isSame = file.name === name && file.size === bytes;
    setProblem(isSame ? undefined : t('otherFile', { name, bytes: all }));
    if (isSame) onGoOn(upload, file);
  };
  const button = (onClick: () => void) => (
    <Button
      variant="default"
      size="compact-sm"
      disabled={isBusy}
      aria-label={t('continueNamed', { name })}
      onClick={onClick}
    >
      {t('continue')}
    </Button>
  );
  return (
    <li className={classes.upload}>
      <bdi className={classes.name}>{name}</bdi>
      <span className={classes.note}>
        {state === 'COMPLETE' ? t('ready') : t('reached', { sent: format.bytes(reached), all })}
      </span>
      {state === 'COMPLETE' ? (
        button(() => onGoOn(upload))
      ) : (
        <FileInput accept={accept} label={t('continueNamed', { name })} onChosen={goOnWith}>
          {button}
        </FileInput>
      )}
      <Button
        variant="default"
        size="compact-sm"
        disabled={discard.isPending}
        aria-label={t('discardNamed', { name })}
        onClick={() => discard.mutate()}
      >
        {t('discard')}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
