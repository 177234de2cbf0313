import { Button, TextInput } from '@mantine/core';
import { IconPaperclip, IconTrash, IconX } from '@tabler/icons-react';
import type { Email } from '@quarry/sample-data';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { isBlank, type ComposeStart, type Letter } from './compose-start.ts';
import { emailMessages } from './email.messages.ts';
import classes from './compose.module.css';
import { parseMailbox } from './message-text.ts';
import { RecipientsField } from './recipients-field.tsx';
import { useCompose, useKnownAddresses } from './use-compose.ts';

const TextEditor = lazy(() => import('../kit/text-editor.tsx').then((m) => ({ default: m.TextEditor })));

type ComposeProps = { start: ComposeStart; owner: Email['from']; onClose: () => void };

const recipientFields = ['to', 'cc', 'bcc'] as const;

/** A letter in the corner of the window, so that mails can be read beside it; what is typed is kept as a draft. */
export function Compose({ start, owner, onClose }: ComposeProps) {
  const t = useMessages(emailMessages);
  const format = useFormat();
  const known = useKnownAddresses();
  const { letter, setLetter, isChanged, isKept, keepDraft, send, drop } = useCompose(start, owner);
  const [isTold, setTold] = useState(false);
  const [withCopies, setWithCopies] = useState(letter.cc.length + letter.bcc.length > 0);
  const file = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The dialog goes, and the focus with it: nobody leaves the letter by that. */
  const isOver = useRef(false);
  const set = (changes: Partial<Letter>) => setLetter((before) => ({ ...before, ...changes }));
  const isToBeAddressed = start.kind === 'new' || start.kind === 'forward';
  const problem = (field: (typeof recipientFields)[number]): string | undefined => {
    const bad = letter[field].find((text) => !parseMailbox(text));
    if (bad !== undefined) return t('badAddress', { text: bad });
    return isTold && field === 'to' && letter.to.length === 0 ? t('noRecipient') : undefined;
  };

  const end = () => {
    isOver.current = true;
    onClose();
  };
  const sendNow = async () => {
    setTold(true);
    if (letter.to.length === 0 || recipientFields.some((field) => problem(field))) return;
    end();
    await send();
    toast.success(t('sentNow'));
  };
  const close = async () => {
    end();
    if (!isChanged || isBlank(letter)) return;
    await keepDraft();
    toast(t('draftKept'));
  };
  const discard = async () => {
    end();
    await drop();
    if (isChanged || isKept) toast(t('discarded'));
  };
  const attach = (files: FileList | null) => {
    const added = [...(files ?? [])].map((one) => {
      const url = URL.createObjectURL(one);
      const thumbnail = one.type.startsWith('image/') ? url : '';
      return { fileName: one.name, thumbnail, url, size: format.bytes(one.size) };
    });
    set({ attachments: [...letter.attachments, ...added] });
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) void close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void sendNow();
  });
  // Anyone who goes elsewhere finds the letter among the drafts.
  const left = useEffectEvent((event: FocusEvent) => {
    const isLeft = !(event.relatedTarget instanceof Node && dialog.current?.contains(event.relatedTarget));
    if (isLeft && !isOver.current && isChanged && !isBlank(letter)) void keepDraft();
  });
  useEffect(() => {
    const element = dialog.current;
    // Where writing begins: whom it goes to, unless that stands already; then in the text, once it is there.
    (isToBeAddressed ? element?.querySelector('input') : element)?.focus();
    element?.addEventListener('keydown', pressed);
    element?.addEventListener('focusout', left);
    return () => {
      element?.removeEventListener('keydown', pressed);
      element?.removeEventListener('focusout', left);
    };
  }, [isToBeAddressed]);

  return (
    <dialog ref={dialog} open tabIndex={-1} aria-label={t('newMail')} className={classes.compose}>
      <header className={classes.head}>
        <h2>{letter.subject.trim() || t('newMail')}</h2>
        <ToolButton label={t('closeDraft')} onClick={() => void close()}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </header>
      <div className={classes.fields}>
        {recipientFields
          .filter((field) => field === 'to' || withCopies)
          .map((field) => (
            <RecipientsField
              key={field}
              label={t(field)}
              known={known}
              texts={letter[field]}
              problem={problem(field)}
              onChange={(texts) => set({ [field]: texts })}
            />
          ))}
        {!withCopies && (
          <button type="button" className={classes.copies} onClick={() => setWithCopies(true)}>
            {t('addCc')}
          </button>
        )}
        <TextInput
          label={t('subject')}
          value={letter.subject}
          maxLength={200}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <div className={classes.text}>
          <span className={classes.label}>{t('text')}</span>
          <Suspense>
            <TextEditor
              label={t('text')}
              html={letter.html}
              isBegun={!isToBeAddressed}
              onChange={(html) => set({ html })}
            />
          </Suspense>
        </div>
        {letter.attachments.length > 0 && (
          <ul className={classes.files} aria-label={t('attachments', { count: letter.attachments.length })}>
            {letter.attachments.map(({ fileName, size, url }) => (
              <li key={url}>
                {fileName} <span className={classes.size}>{size}</span>
                <ToolButton
                  label={t('removeFile', { file: fileName })}
                  onClick={() => set({ attachments: letter.attachments.filter((one) => one.url !== url) })}
                >
                  <IconX size={14} aria-hidden />
                </ToolButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className={classes.foot}>
        <Button onClick={() => void sendNow()} aria-keyshortcuts="Control+Enter Meta+Enter">
          {t('send')}
        </Button>
        <ToolButton label={t('attach')} onClick={() => file.current?.click()}>
          <IconPaperclip size={18} stroke={1.6} aria-hidden />
        </ToolButton>
        <input
          ref={file}
          type="file"
          multiple
          hidden
          aria-label={t('attach')}
          onChange={(event) => {
            attach(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <span className={classes.gap} />
        <ToolButton label={t('discard')} onClick={() => void discard()}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </footer>
    </dialog>
  );
}
