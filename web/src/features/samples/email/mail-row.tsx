import { IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Email } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import parts from '../kit/app-frame.module.css';
import { Portrait } from '../kit/portrait.tsx';
import { useMomentFormat } from '../kit/moment-format.ts';
import { textOfHtml } from '../kit/html-text.ts';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';
import { LabelMarks } from './label-marks.tsx';
import { viewLink } from './mail-links.ts';
import type { MailView } from './mail-view.ts';
import { useMailActions } from './use-mailbox.ts';

type MailRowProps = { mail: Email; view: MailView; isOpen: boolean; isSelected: boolean; onSelect: () => void };

export function MailRow({ mail, view, isOpen, isSelected, onSelect }: MailRowProps) {
  const t = useMessages(emailMessages);
  const moment = useMomentFormat();
  const { update } = useMailActions();
  const subject = mail.subject || t('noSubject');
  const isOwn = mail.folder === 'sent' || mail.folder === 'draft';
  const names = mail.to.map(({ name }) => name).join(', ');
  return (
    <li className={classes.row} data-unread={!mail.isRead} data-open={isOpen} data-selected={isSelected}>
      <label className={parts.check}>
        <input type="checkbox" aria-label={t('selectMail', { subject })} checked={isSelected} onChange={onSelect} />
      </label>
      <button
        type="button"
        className={classes.star}
        aria-label={t('starMail', { subject })}
        aria-pressed={mail.isStarred}
        onClick={() => void update([mail.id], { isStarred: !mail.isStarred })}
      >
        {mail.isStarred ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} stroke={1.6} aria-hidden />}
      </button>
      <Link
        {...viewLink(view, mail.id)}
        className={classes.open}
        data-mail={mail.id}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Portrait name={isOwn ? (mail.to[0]?.name ?? '') : mail.from.name} picture={isOwn ? '' : mail.from.avatar} />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.from}>{isOwn ? t('toNames', { names }) : mail.from.name}</span>
            {mail.replies.length > 0 && <span className={classes.muted}>{mail.replies.length + 1}</span>}
            <time className={classes.time} dateTime={mail.time}>
              {moment.brief(mail.time)}
            </time>
          </span>
          <span className={classes.line}>
            <span className={classes.subject}>{subject}</span>
            {mail.attachments.length > 0 && (
              <>
                <IconPaperclip size={14} aria-hidden />
                <span className="visually-hidden">{t('attached')}</span>
              </>
            )}
          </span>
          <span className={classes.line}>
            <span className={classes.snippet}>{textOfHtml(mail.message)}</span>
            <LabelMarks labels={mail.labels} />
          </span>
        </span>
        {!mail.isRead && <span className="visually-hidden">{t('unread')}</span>}
      </Link>
    </li>
  );
}
