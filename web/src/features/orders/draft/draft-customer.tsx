import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { requestGraphql } from '../../../data/index.ts';
import {
  ReferenceInput,
  TextField,
  useFieldProblem,
  useFieldWords,
  type Reference,
  type ReferenceChoices,
} from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { draftMessages } from './draft.messages.ts';
import { CustomersOfOrdersDocument } from '../orders.operations.generated.ts';
import classes from './draft.module.css';
import type { DraftValues } from './draft-values.ts';

const readOrders = 50;
/** The search of orders finds by how a word begins, from three signs. */
const shortestSearch = 3;

type Customer = { id: string; name: string; email: string | null };

function referenceTo({ id, name, email }: Customer): Reference {
  return { id, name: email === null ? name : `${name} · ${email}` };
}

/** Customers of a shop by their orders: found by name, e-mail or number. */
function customersOf(shopId: string): ReferenceChoices {
  return {
    name: `${CustomersOfOrdersDocument.name} ${shopId}`,
    find: async (search, signal) => {
      const isSearch = search.trim().length >= shortestSearch;
      const variables = { first: readOrders, search: isSearch ? search.trim() : null, shopId };
      const { orders } = await requestGraphql(CustomersOfOrdersDocument, variables, { signal });
      const found = new Map<string, Reference>();
      for (const { customer } of orders.nodes) if (customer !== null) found.set(customer.id, referenceTo(customer));
      return [...found.values()];
    },
  };
}

type DraftCustomerProps = { shopId: string; current: Customer | null };

/** Who orders: somebody who ordered before, or a new customer. */
export function DraftCustomer({ shopId, current }: DraftCustomerProps) {
  const t = useMessages(draftMessages);
  const { control, setValue } = useFormContext<DraftValues>();
  const id = useWatch({ control, name: 'customer.id' });
  useFieldWords('customer', { label: t('customer') });
  return (
    <Section id="customer" title={t('customer')}>
      <ReferenceInput
        key={shopId}
        label={t('known')}
        help={t('knownHelp')}
        placeholder={t('findCustomer')}
        value={id === '' ? null : id}
        current={current && referenceTo(current)}
        choices={customersOf(shopId)}
        problem={useFieldProblem('customer.id')}
        onChange={(chosen) =>
          setValue('customer.id', chosen?.id ?? '', { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
      />
      {id === '' && (
        <div className={classes.fields}>
          <TextField<DraftValues> name="customer.name" label={t('name')} />
          <TextField<DraftValues> name="customer.email" label={t('email')} type="email" help={t('emailHelp')} />
          <TextField<DraftValues> name="customer.phone" label={t('phone')} type="tel" />
        </div>
      )}
    </Section>
  );
}
