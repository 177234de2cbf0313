import { useMessages, useWording } from '../../i18n/index.ts';
import { explainMessages } from './explain.messages.ts';
import { ruleOf, type Explanation, type ServerRefusal } from './explanation.ts';

/** Explains what the server would refuse as things stand. */
export function useExplained(): (refusal: ServerRefusal | null) => Explanation | undefined {
  const t = useMessages(explainMessages);
  const wording = useWording();
  return (refusal) => {
    if (refusal === null) return undefined;
    const { reason, next } = wording.refusal(refusal);
    return { title: t('notNowTitle'), reasons: [reason], rule: ruleOf(refusal), next };
  };
}
