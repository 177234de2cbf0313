import { pictureLimits, type UploadPurpose } from '@quarry/contracts/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../data/index.ts';
import { sendInParts, type Sent } from './send-in-parts.ts';
import { discardUpload, readUploads, type Upload } from './upload-door.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; upload: Upload | undefined; isWaiting: boolean }
  /** It did not come to its end; nothing works on it. */
  | { kind: 'ended'; file: File; upload: Upload | undefined; why: Exclude<Sent, { kind: 'complete' }> };

const uploadsKey = ['uploads'] as const;

/** Deletes an upload, which then is offered nowhere as unfinished. */
export function useDiscardUpload(): (id: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (id) => {
    await discardUpload(id);
    // Also where no zone shows the list now: the next one would show it as it was.
    await queryClient.invalidateQueries({ queryKey: uploadsKey, refetchType: 'all' });
  };
}

/** Sends one file at a time, however often the connection is lost, and knows what was left unfinished before. */
export function useUpload(purpose: UploadPurpose, onComplete: (upload: Upload, file: File) => unknown) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const turn = useRef<AbortController>(undefined);
  const key = useRef<{ file: File; key: string }>(undefined);
  useEffect(() => () => turn.current?.abort(), []);
  const unfinished = useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => readUploads(signal),
    meta: { reads: [] },
  });
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: uploadsKey });
  const discard = useDiscardUpload();

  const send = async (file: File, begun?: Upload) => {
    turn.current?.abort();
    const { signal } = (turn.current = new AbortController());
    if (key.current?.file !== file) key.current = { file, key: newId() };
    let upload = begun;
    const show = (isWaiting: boolean) => setState({ kind: 'sending', file, upload, isWaiting });
    show(false);
    const sending = {
      file,
      purpose,
      begun,
      signal,
      key: key.current.key,
      onMoved: (moved: Upload) => {
        upload = moved;
        if (!signal.aborted) show(false);
      },
      onWaiting: () => show(true),
    };
    // It throws only where somebody aborted it, who says what is shown then.
    const sent = await sendInParts(sending).catch(() => undefined);
    if (!sent || signal.aborted) return;
    if (sent.kind === 'complete') {
      setState({ kind: 'idle' });
      await onComplete(sent.upload, file);
    } else setState({ kind: 'ended', file, upload, why: sent });
    await lookAgain();
  };
  return {
    state,
    /** What lies at the server and nothing uses, besides what is sent here; only what was sent for the same purpose. */
    unfinished: (unfinished.data?.uploads ?? []).filter(
      (one) => one.purpose === purpose && (state.kind === 'idle' || one.id !== state.upload?.id),
    ),
    /** How large a file may be; undefined until it is known. */
    largestMegabytes:
      unfinished.data &&
      Math.min(unfinished.data.largestMegabytes, purpose === 'PICTURE' ? pictureLimits.megabytes : Infinity),
    send,
    /** Goes on with what did not come to its end. */
    goOn: () => {
      if (state.kind === 'ended') void send(state.file, state.upload);
    },
    cancel: async () => {
      turn.current?.abort();
      setState({ kind: 'idle' });
      // What could not be deleted now is offered among the unfinished ones.
      if (state.kind !== 'idle' && state.upload) await discard(state.upload.id).catch(lookAgain);
    },
    discard,
  };
}
