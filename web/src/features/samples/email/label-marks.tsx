import { useMessages } from '../../../i18n/index.ts';
import parts from '../kit/app-frame.module.css';
import { emailMessages } from './email.messages.ts';
import classes from './email.module.css';
import { labels } from './mail-view.ts';

/** The labels of a mail, each with its colour and its name. */
export function LabelMarks({ labels: own }: { labels: readonly string[] }) {
  const t = useMessages(emailMessages);
  return labels
    .filter((label) => own.includes(label))
    .map((label) => (
      <span key={label} className={`${parts.chip} ${classes.label}`} data-label={label}>
        {t(label)}
      </span>
    ));
}
