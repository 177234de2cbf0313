import { useMessages, useWording } from '../../i18n/index.ts';
import { explainMessages } from './explain.messages.ts';
import { ruleOf, type Explanation, type OneRefusal } from './explanation.ts';

/** Explains what the server would refuse as things stand, or for want of a right. */
export function useExplained(): (refusal: OneRefusal | null) => Explanation | undefined {
  const t = useMessages(explainMessages);
  const wording = useWording();
  return (refusal) => {
    if (refusal === null) return undefined;
    const { reason, next } = wording.refusal(refusal);
    const { right } = refusal;
    if (right) return { title: t('notAllowedToDo'), reasons: [reason], right, next: t('askForRole') };
    return { title: t('notNowTitle'), reasons: [reason], rule: ruleOf(refusal), next };
  };
}
