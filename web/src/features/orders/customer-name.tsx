import { useFormat, useMessages } from '../../i18n/index.ts';
import { ordersMessages } from './orders.messages.ts';

/** Who bought; of one who was erased, when that was. */
export function CustomerName({
  customer: { name, erasedAt },
}: {
  customer: { name: string; erasedAt: string | null };
}) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  return erasedAt === null ? <bdi>{name}</bdi> : <em>{t('erasedPerson', { date: format.date(erasedAt) })}</em>;
}
