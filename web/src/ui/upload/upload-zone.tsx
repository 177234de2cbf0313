import { Button } from '@mantine/core';
import type { UploadPurpose } from '@quarry/contracts/imports';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { FileInput } from './file-input.tsx';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import type { Upload } from './upload-door.ts';
import { UploadProblem } from './upload-problem.tsx';
import { uploadMessages } from './upload.messages.ts';
import classes from './upload-zone.module.css';
import { useUpload, type UploadState } from './use-upload.ts';

type UploadZoneProps = {
  purpose: UploadPurpose;
  /** Kinds of files that the browser offers first. */
  accept: string;
  /** What is taken. */
  help: string;
  /** The file is at the server; while it resolves the zone shows that it works. What was sent before the page was loaded has no `file`. */
  onComplete: (uploadId: string, fileName: string, file?: File) => Promise<unknown>;
  /** Whether something is being sent, or did not come to its end. */
  onState?: (kind: UploadState['kind']) => void;
};

/** Takes one file by choice or by drop and sends it; says how far it came and why it did not go on, and offers what was left unfinished. */
export function UploadZone({ purpose, accept, help, onComplete, onState }: UploadZoneProps) {
  const t = useMessages(uploadMessages);
  const helpId = useId();
  const problemId = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const complete = async ({ id, fileName }: Upload, file?: File) => {
    setBusy(true);
    await onComplete(id, fileName, file);
    setBusy(false);
  };
  const format = useFormat();
  const { state, unfinished, largestMegabytes, send, goOn, cancel, discard } = useUpload(purpose, complete);
  useEffect(() => {
    onState?.(state.kind);
    // A zone that is gone sends nothing any more.
    return () => onState?.('idle');
  }, [onState, state.kind]);
  const choose = useRef<HTMLButtonElement>(null);
  const take = (files: readonly File[], begun?: Upload) => {
    const [file] = files;
    setProblem(files.length > 1 ? t('oneFile') : undefined);
    if (file && files.length === 1) void send(file, begun);
  };
  const stop = async () => {
    await cancel();
    // The button that was pressed is gone.
    choose.current?.focus();
  };
  const drop = useDrop(take);
  const isSending = state.kind === 'sending';
  return (
    <div className={classes.whole}>
      <div className={classes.zone} data-over={drop.isOver} {...(isSending || isBusy ? {} : drop.events)}>
        {isSending ? (
          <Progress state={state} onCancel={() => void stop()} />
        ) : (
          <FileInput accept={accept} label={t('choose')} onChosen={(file) => take([file])}>
            {(open) => (
              <p className={classes.choice}>
                <Button ref={choose} loading={isBusy} aria-describedby={`${helpId} ${problemId}`} onClick={open}>
                  {t('choose')}
                </Button>
                <span>{t('orDrop')}</span>
              </p>
            )}
          </FileInput>
        )}
        <p id={helpId} className={classes.help}>
          {help}
          {largestMegabytes !== undefined && ` ${t('largest', { largest: format.number(largestMegabytes) })}`}
        </p>
        <div id={problemId} role="alert" className={classes.problem}>
          {problem}
          {state.kind === 'ended' && <UploadProblem state={state} onGoOn={goOn} />}
        </div>
      </div>
      {unfinished.length > 0 && (
        <UnfinishedUploads
          uploads={unfinished}
          accept={accept}
          isBusy={isBusy || isSending}
          onGoOn={(upload, file) => (file ? take([file], upload) : void complete(upload))}
          onDiscard={discard}
        />
      )}
    </div>
  );
}

function Progress({ state, onCancel }: { state: Extract<UploadState, { kind: 'sending' }>; onCancel: () => void }) {
  const t = useMessages(uploadMessages);
  const format = useFormat();
  const { file, upload, isWaiting } = state;
  const reached = upload?.reached ?? 0;
  const name = t('sending', { name: file.name });
  return (
    <div className={classes.progress}>
      <output>
        <bdi>{name}</bdi>
        {isWaiting && <p className={classes.waiting}>{t('waiting')}</p>}
      </output>
      <progress aria-label={name} value={reached} max={Math.max(1, file.size)} />
      <p className={classes.note}>{t('sentOf', { sent: format.bytes(reached), all: format.bytes(file.size) })}</p>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

/** What is dragged over a place, from its first child to its last. */
function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    events: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
