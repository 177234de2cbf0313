import { zonedTime } from '@quarry/contracts/common';
import { discountClasses, discountIntents, discountKinds, discountMethods } from '@quarry/contracts/discounts';
import type { Money } from '@quarry/contracts/money';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import { useLocaleNames } from '../../ui/locale-texts/index.ts';
import type { FieldWords, NameOf, WithFieldWords } from '../../ui/routing/index.ts';
import { discountsMessages } from './discounts.messages.ts';
import type { DiscountDetailFragment, DiscountTargetKind } from './discounts.operations.generated.ts';

type Target = { kind: Lowercase<DiscountTargetKind>; id: string; isExcluded: boolean };

/** Times by the clocks of the shop where its zone is known, else by the reader's. */
export function useDiscountWords(timeZone?: string): FieldWords {
  const t = useMessages(discountsMessages);
  const format = useFormat();
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
    code: t('code'),
    codeCount: t('codes'),
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
  const targetText = ({ kind, id, isExcluded }: Target, nameOf: NameOf) => {
    const word = t(`target.${kind.toUpperCase() as DiscountTargetKind}`);
    const said = t(isExcluded ? 'excluded' : 'included', { kind: word });
    const name = nameOf(id);
    return name === undefined ? said : `${name} (${said})`;
  };
  const valueText = (name: string, value: unknown, nameOf: NameOf) => {
    if (typeof value === 'object' && value !== null) {
      if ('kind' in value) return targetText(value as Target, nameOf);
      return 'minor' in value ? format.money(value as Money) : undefined;
    }
    if (typeof value !== 'string') return undefined;
    if (name === 'startsAt' || name === 'endsAt')
      return timeZone === undefined ? format.dateTime(value) : format.localTime(zonedTime(new Date(value), timeZone));
    if (name === 'percent') return format.rate(Number(value) * 10_000);
    return name === 'channelIds' ? (nameOf(value) ?? t('channel')) : undefined;
  };
  return { fields, values, fieldText, valueText };
}

export const DiscountWords: WithFieldWords = ({ children }) => children(useDiscountWords());

export function DiscountHistory({ id, version, shop }: Pick<DiscountDetailFragment, 'id' | 'version' | 'shop'>) {
  return <RecordHistory entity="discount" id={id} version={version} words={useDiscountWords(shop.timeZone)} />;
}
