import { useMessages, useWording } from '../../i18n/index.ts';
import { Explain } from './explain.tsx';
import { explainMessages } from './explain.messages.ts';
import { ruleOf, type ServerRefusal } from './explanation.ts';

/** The toast of an order that the server refuses as things stand. */
export function RefusedNow({ refusal }: { refusal: ServerRefusal }) {
  const t = useMessages(explainMessages);
  const { reason } = useWording();
  return <Explain as="toast" title={t('notNowTitle')} reasons={[reason(refusal)]} rule={ruleOf(refusal)} />;
}

/** The toast of an order that the person has no right to. */
export function RefusedByRight({ right }: { right: unknown }) {
  const t = useMessages(explainMessages);
  return <Explain as="toast" title={t('notAllowedToDo')} reasons={[]} right={right} next={t('askForRole')} />;
}

/** In place of a form's buttons, for a reader who may not save it. */
export function ReadOnlyNote({ right }: { right: unknown }) {
  const t = useMessages(explainMessages);
  return <Explain as="note" tone="info" title={t('readOnlyTitle')} reasons={[t('readOnly')]} right={right} />;
}
