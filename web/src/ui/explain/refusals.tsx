import { useMessages, useWording } from '../../i18n/index.ts';
import { Explain } from './explain.tsx';
import { explainMessages } from './explain.messages.ts';
import { type OneRefusal, ruleOf, type ServerRefusal } from './explanation.ts';

type Refused = {
  as?: 'toast' | 'note';
  /** What was not done, where the refusal does not say so by itself. */
  title?: string | undefined;
};

/** A command that the server refuses as things stand. */
export function RefusedNow({ as = 'toast', title, refusal }: Refused & { refusal: ServerRefusal }) {
  const t = useMessages(explainMessages);
  const { reason, next } = useWording().refusal(refusal);
  return (
    <Explain
      as={as}
      tone={as === 'note' ? 'info' : 'danger'}
      title={title ?? t('notNowTitle')}
      reasons={[reason]}
      rule={ruleOf(refusal)}
      next={next}
    />
  );
}

/** A command that the person has no right to. */
export function RefusedByRight({ as = 'toast', title, reason, right }: Refused & { reason?: string; right: unknown }) {
  const t = useMessages(explainMessages);
  return (
    <Explain
      as={as}
      tone={as === 'note' ? 'info' : 'danger'}
      title={title ?? t('notAllowedToDo')}
      reasons={reason === undefined ? [] : [reason]}
      right={right}
      next={t('askForRole')}
    />
  );
}

/** One of several things that are not done: for want of a right, or as things stand. */
export function RefusedAction({ title, refusal }: Pick<Refused, 'title'> & { refusal: OneRefusal }) {
  const { reason } = useWording();
  if (!refusal.right) return <RefusedNow as="note" title={title} refusal={refusal} />;
  return <RefusedByRight as="note" title={title} reason={reason(refusal)} right={refusal.right} />;
}

/** In place of a form's buttons, for a reader who may not save it. */
export function ReadOnlyNote({ right }: { right: unknown }) {
  const t = useMessages(explainMessages);
  return <Explain as="note" tone="info" title={t('readOnlyTitle')} reasons={[t('readOnly')]} right={right} />;
}

/** Beside a form's buttons, for a reader who may change some of its fields alone. */
export function PartlyReadOnlyNote({ right }: { right: unknown }) {
  const t = useMessages(explainMessages);
  return <Explain as="note" tone="info" title={t('partlyTitle')} reasons={[t('partly')]} right={right} />;
}
