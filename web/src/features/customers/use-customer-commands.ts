import type { CustomerAddressDraft, CustomerConsentDraft, CustomerDraft } from '@quarry/contracts/customers';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { customersMessages } from './customers.messages.ts';
import {
  CustomerByIdDocument,
  type CustomerDetailFragment,
  RecordCustomerConsentDocument,
  RemoveCustomerAddressDocument,
  SaveCustomerAddressDocument,
  UpdateCustomerDocument,
} from './customers.operations.generated.ts';

type Named = { id: string; name: string };

/** Saves a customer over the version it was opened with; tells whose an e-mail address is already. */
export function useUpdateCustomer(
  { id, version }: CustomerDetailFragment,
  tellOwner: (owner: Named | undefined) => void,
): (draft: CustomerDraft) => Promise<SaveOutcome> {
  const t = useMessages(customersMessages);
  return useSaveRecord({
    kind: 'customer',
    document: UpdateCustomerDocument,
    variables: (input: CustomerDraft) => ({ id, version, input }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerSaved: ({ customer, changeId }) => {
        tellOwner(undefined);
        return { kind: 'saved', text: t('saved', { name: customer.name }), undo: changeId, shown: { customer } };
      },
      CustomerEmailTaken: ({ customer }) => {
        tellOwner(customer);
        return { kind: 'refused', field: 'email', text: t('emailTaken', { name: customer.name }) };
      },
    },
  });
}

export function useSaveAddress(
  { id, version }: CustomerDetailFragment,
  addressId: string | null,
): (draft: CustomerAddressDraft) => Promise<SaveOutcome> {
  const t = useMessages(customersMessages);
  return useSaveRecord({
    kind: 'customer',
    document: SaveCustomerAddressDocument,
    variables: (input: CustomerAddressDraft) => ({ customerId: id, version, addressId, input }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerSaved: ({ customer, changeId }) => ({
        kind: 'saved',
        text: t('addressSaved'),
        undo: changeId,
        shown: { customer },
      }),
    },
  });
}

export function useRemoveAddress({ id, version }: CustomerDetailFragment) {
  const t = useMessages(customersMessages);
  return useCommand({
    kind: 'customer',
    document: RemoveCustomerAddressDocument,
    variables: (addressId: string) => ({ customerId: id, version, addressId }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerSaved: ({ customer, changeId }) => ({
        kind: 'done',
        text: t('addressRemoved'),
        undo: changeId,
        shown: { customer },
      }),
    },
  });
}

export function useRecordConsent({
  id,
}: CustomerDetailFragment): (draft: CustomerConsentDraft) => Promise<SaveOutcome> {
  const t = useMessages(customersMessages);
  return useSaveRecord({
    kind: 'customer',
    document: RecordCustomerConsentDocument,
    variables: ({ at, ...rest }: CustomerConsentDraft) => ({
      customerId: id,
      input: { ...rest, at: at?.toISOString() ?? null },
    }),
    page: { document: CustomerByIdDocument, variables: { id } },
    answers: {
      CustomerSaved: ({ customer }) => ({ kind: 'saved', text: t('statementKept'), shown: { customer } }),
    },
  });
}
