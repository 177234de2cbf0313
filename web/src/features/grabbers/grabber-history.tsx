import { useFormat, useMessages, useWording, type Format } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { lifecycleMessages, lifecycleWords } from '../../ui/lifecycle/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';

function useGrabberWords(): FieldWords {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const { word } = useWording();
  const lifecycle = lifecycleWords(useMessages(lifecycleMessages));
  const fields = {
    ...lifecycle.fields,
    name: t('name'),
    shopId: t('shop'),
    kind: t('kind'),
    crawlerId: t('crawler'),
    feedUrl: t('feedUrl'),
    testedOn: t('testedOn'),
    'config.rules': t('rules'),
    'config.itemSelector': t('itemSelector'),
    'config.strategies': t('strategies'),
    'config.currency': t('currency'),
    'config.locale': t('locale'),
    'config.condition': t('condition'),
  };
  const values = { ...lifecycle.values, kind: { pages: t('kind.pages'), feed: t('kind.feed') } };
  const valueText = (name: string, value: unknown) =>
    name === 'config.rules' ? ruleText(value, format, word) : lifecycle.valueText(name, value);
  return { fields, values, valueText };
}

export const GrabberWords: WithFieldWords = ({ children }) => children(useGrabberWords());

export function GrabberHistory({ grabber: { id, version } }: { grabber: GrabberDetailFragment }) {
  return <RecordHistory entity="grabber" id={id} version={version} words={useGrabberWords()} />;
}

/** A rule as a person would say it: which field is read where. */
function ruleText(rule: unknown, format: Format, word: (key: string) => string): string | undefined {
  if (typeof rule !== 'object' || rule === null || !('field' in rule) || !('selector' in rule)) return undefined;
  return `${format.label(word(`field:${String(rule.field)}`))} ${String(rule.selector)}`;
}
