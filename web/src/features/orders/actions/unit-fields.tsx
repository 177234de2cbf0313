import { useFormContext } from 'react-hook-form';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import { UnitInput } from './unit-input.tsx';
import { leftOf, type TypedUnits } from './units.ts';

type WithUnits = { lines: TypedUnits[] };

/** How many units of each line go, beside how many are left. */
export function UnitFields({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(orderActionsMessages);
  const format = useFormat();
  const { getValues } = useFormContext<WithUnits>();
  return (
    <ul className={classes.units} aria-label={t('units')}>
      {getValues('lines').map(({ lineId }, at) => {
        const line = order.lines.find(({ id }) => id === lineId);
        if (!line) return null;
        const { title, sku, product, quantity } = line;
        return (
          <li key={lineId} className={classes.unit}>
            <span className={classes.picture}>
              <Picture src={product?.imageUrl} alt="" />
            </span>
            <span className={classes.name}>
              <bdi>{title}</bdi>
              <span className={classes.note}>
                {[
                  ...(sku === null ? [] : [sku]),
                  t('left', { left: format.number(leftOf(line)), all: format.number(quantity) }),
                ].join(' · ')}
              </span>
            </span>
            <UnitInput at={at} label={t('unitsOf', { title })} />
          </li>
        );
      })}
    </ul>
  );
}
