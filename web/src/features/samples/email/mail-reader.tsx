import { Button } from '@mantine/core';
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Email } from '@quarry/sample-data';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { KeyButton } from '../../../ui/key-button.tsx';
import parts from '../kit/app-frame.module.css';
import type { ComposeStart } from './compose-start.ts';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';
import { LabelMarks } from './label-marks.tsx';
import { viewLink } from './mail-links.ts';
import { MailMessage } from './mail-message.tsx';
import { MailTools } from './mail-tools.tsx';
import type { MailView } from './mail-view.ts';
import { useMailActions } from './use-mailbox.ts';

type MailReaderProps = {
  mail: Email;
  view: MailView;
  mails: readonly Email[];
  onStep: (step: 1 | -1) => void;
  onGone: () => void;
  onWrite: (start: ComposeStart) => void;
};

/** One mail with its answers. Opening it is reading it. */
export function MailReader({ mail, view, mails, onStep, onGone, onWrite }: MailReaderProps) {
  const t = useMessages(emailMessages);
  const navigate = useNavigate();
  const { update } = useMailActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const subject = mail.subject || t('noSubject');
  const place = mails.findIndex(({ id }) => id === mail.id);
  useShowRecordName(subject);
  const opened = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    if (!mail.isRead) void update([mail.id], { isRead: true });
  });
  useEffect(() => opened(), []);

  return (
    <article className={classes.reader} aria-label={subject}>
      <div className={classes.bar}>
        <Link
          {...viewLink(view)}
          className={`${parts.iconLink} ${classes.back}`}
          aria-label={t('backToList')}
          title={t('backToList')}
        >
          <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        </Link>
        <div className={classes.tools}>
          <MailTools mails={[mail]} onGone={onGone} onUnread={() => void navigate(viewLink(view))} />
        </div>
        {place >= 0 && (
          <div className={classes.steps}>
            <span className={classes.muted}>{t('position', { place: place + 1, all: mails.length })}</span>
            <ToolButton label={t('previous')} disabled={place === 0} onClick={() => onStep(-1)}>
              <IconChevronUp size={18} stroke={1.6} aria-hidden />
            </ToolButton>
            <ToolButton label={t('next')} disabled={place === mails.length - 1} onClick={() => onStep(1)}>
              <IconChevronDown size={18} stroke={1.6} aria-hidden />
            </ToolButton>
          </div>
        )}
      </div>
      <div className={classes.thread}>
        <header className={classes.subjectLine}>
          <h2 ref={heading} tabIndex={-1}>
            {subject}
          </h2>
          <LabelMarks labels={mail.labels} />
        </header>
        {[mail, ...mail.replies].map((message) => (
          <MailMessage key={message.id} message={message} />
        ))}
      </div>
      <footer className={classes.answers}>
        {mail.folder === 'draft' ? (
          <Button onClick={() => onWrite({ kind: 'draft', mail })}>{t('continueDraft')}</Button>
        ) : (
          <>
            <KeyButton hotkey="r" label={t('reply')} onClick={() => onWrite({ kind: 'reply', mail })} />
            <Button variant="default" onClick={() => onWrite({ kind: 'replyAll', mail })}>
              {t('replyAll')}
            </Button>
            <Button variant="default" onClick={() => onWrite({ kind: 'forward', mail })}>
              {t('forward')}
            </Button>
          </>
        )}
      </footer>
    </article>
  );
}
