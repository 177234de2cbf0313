import type { Email } from '@quarry/sample-data';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';

/** One message of a mail and its answers: who wrote it to whom, what it says, what is attached. */
export function MailMessage({ message }: { message: Email }) {
  const t = useMessages(emailMessages);
  const format = useFormat();
  const { from, to, cc, attachments } = message;
  const names = (mailboxes: Email['to']) => mailboxes.map(({ name }) => name).join(', ');
  return (
    <section className={classes.message} aria-label={from.name}>
      <header className={classes.line}>
        <Portrait name={from.name} picture={from.avatar} size={40} />
        <span className={classes.words}>
          <span className={classes.line}>
            <strong className={classes.from}>{from.name}</strong>
            <time className={classes.time} dateTime={message.time}>
              {format.dateTime(message.time)}
            </time>
          </span>
          <span className={classes.muted}>{from.email}</span>
          <span className={classes.muted}>
            {t('toNames', { names: names(to) })}
            {cc.length > 0 && ` · ${t('ccNames', { names: names(cc) })}`}
          </span>
        </span>
      </header>
      <RichText html={message.message} />
      {attachments.length > 0 && (
        <div>
          <h3 className={classes.muted}>{t('attachments', { count: attachments.length })}</h3>
          <ul className={classes.files}>
            {attachments.map((file) => (
              <li key={file.url}>
                <a
                  className={classes.file}
                  href={file.url}
                  download={file.fileName}
                  title={t('download', { file: file.fileName })}
                >
                  {file.thumbnail !== '' && <img src={file.thumbnail} alt="" />}
                  <span>{file.fileName}</span>
                  <span className={classes.muted}>{file.size}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
