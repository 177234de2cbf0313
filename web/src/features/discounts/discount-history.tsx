import { discountClasses, discountIntents, discountKinds, discountMethods } from '@quarry/contracts/discounts';
import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { discountsMessages } from './discounts.messages.ts';

function useDiscountWords(): FieldWords {
  const t = useMessages(discountsMessages);
  const localeName = useLocaleNames();
  const words = <Value extends string>(values: readonly Value[], say: (value: Value) => string) =>
    Object.fromEntries(values.map((value) => [value, say(value)]));
  const fields = {
    name: t('name'),
    kind: t('kind'),
    method: t('method'),
    intent: t('intent'),
    priority: t('priority'),
    startsAt: t('startsAt'),
    endsAt: t('endsAt'),
    endedAt: t('endedAt'),
    percent: t('percent'),
    percentPpm: t('percent'),
    amount: t('amount'),
    most: t('most'),
    currency: t('currency'),
    minimumKind: t('minimum'),
    minimum: t('minimum'),
    buyQuantity: t('buyQuantity'),
    getQuantity: t('getQuantity'),
    usesPerOrder: t('usesPerOrder'),
    limitTotal: t('limitTotal'),
    limitPerCustomer: t('limitPerCustomer'),
    combinesWith: t('combines'),
    channelIds: t('channels'),
    targets: t('targets'),
    getTargets: t('getTargets'),
  };
  const values = {
    kind: words(discountKinds, (kind) => t(`kind.${kind}`)),
    method: words(discountMethods, (method) => t(`method.${method}`)),
    intent: words(discountIntents, (intent) => t(`intent.${intent}`)),
    minimumKind: words(['NONE', 'AMOUNT', 'QUANTITY'] as const, (kind) => t(`minimum.${kind}`)),
    combinesWith: words(discountClasses, (one) => t(`class.${one}`)),
  };
  /** `labels.de` is what customers read in German. */
  const fieldText = (name: string) => {
    const [field, locale] = name.split('.');
    if (field !== 'labels') return undefined;
    return locale === undefined ? t('label') : `${t('label')} (${localeName(locale)})`;
  };
  return { fields, values, fieldText };
}

export const DiscountWords: WithFieldWords = ({ children }) => children(useDiscountWords());

export function DiscountHistory({ discount: { id, version } }: { discount: { id: string; version: number } }) {
  return <RecordHistory entity="discount" id={id} version={version} words={useDiscountWords()} />;
}
