import type { RecordHistory } from '../../platform/commands/index.ts';
import { restoringOf } from '../../platform/commands/index.ts';
import { customerMention, personalThen, visibleCustomer } from './customer.loaders.ts';
import type { PersonalFields } from './customer.ts';
import { type OrdersOfCustomers, takeBackCustomer } from './customer-merge.commands.ts';
import { customerKind } from './held-customer.ts';

/** How changes of customers are read and taken back; what was personal is read from where it is kept, as long as it is. */
export function customerHistory(orders: OrdersOfCustomers): RecordHistory {
  return {
    rightToRestore: async (context, id) => {
      const customer = await visibleCustomer(context, { id });
      return customer && ['update', 'Customer', { shopId: customer.shopId }, 'by_field'];
    },
    restoring: restoringOf(
      customerKind,
      ['updated', 'address_saved', 'address_removed', 'merged'],
      (deps, origin, { id, version, fields, restored }) =>
        takeBackCustomer(
          deps,
          origin,
          orders,
          { id, version },
          {
            mergedFrom: 'mergedFrom' in restored ? idsIn(restored['mergedFrom']) : null,
            personDataId: typeof restored['personData'] === 'string' ? restored['personData'] : null,
            locale: typeof fields['locale'] === 'string' ? fields['locale'] : null,
          },
        ),
    ),
    referenceOf: (field) => {
      if (field === 'mergedInto' || field === 'mergedFrom')
        return async (context, id) => (await customerMention(context).load(id))?.name ?? null;
      if (field !== 'personData') return undefined;
      return async (context, id) => {
        const fields = await personalThen(context).load(id);
        return fields && personalText(fields);
      };
    },
  };
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** What was said of a person, in one line. */
function personalText({ name, email, phone, company, vatId, note, addresses }: PersonalFields): string {
  const places = addresses.map(({ lines, postcode, city, country }) =>
    [...lines, postcode, city, country].filter((part) => part !== null && part !== '').join(', '),
  );
  return [name, email, phone, company, vatId, note, ...places]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
