import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { requestGraphql, useAbilities } from '../../../data/index.ts';
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
import { CustomersToOrderDocument } from '../orders.operations.generated.ts';
import classes from './draft.module.css';
import type { DraftValues } from './draft-values.ts';

type Customer = { id: string; name: string; email: string | null };

function referenceTo({ id, name, email }: Customer): Reference {
  return { id, name: email === null ? name : `${name} · ${email}` };
}

/** The active customers of a shop, also those who never ordered. */
function customersOf(shopId: string): ReferenceChoices {
  return {
    name: `${CustomersToOrderDocument.name} ${shopId}`,
    find: async (search, signal) => {
      const { customers } = await requestGraphql(CustomersToOrderDocument, { search, shopId }, { signal });
      return customers.nodes.map(referenceTo);
    },
  };
}

type DraftCustomerProps = { shopId: string; current: Customer | null };

/** Who orders: a customer of the shop, for those who may read them, or a new one. */
export function DraftCustomer({ shopId, current }: DraftCustomerProps) {
  const t = useMessages(draftMessages);
  const { control, setValue } = useFormContext<DraftValues>();
  const id = useWatch({ control, name: 'customer.id' });
  const { can } = useAbilities();
  const problem = useFieldProblem('customer.id');
  useFieldWords('customer', { label: t('customer') });
  return (
    <Section id="customer" title={t('customer')}>
      {(can('read', 'Customer') || current) && (
        <ReferenceInput
          key={shopId}
          label={t('known')}
          help={t('knownHelp')}
          placeholder={t('findCustomer')}
          value={id === '' ? null : id}
          current={current && referenceTo(current)}
          choices={customersOf(shopId)}
          problem={problem}
          onChange={(chosen) =>
            setValue('customer.id', chosen?.id ?? '', { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        />
      )}
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
