import { consentPurposes } from '@quarry/contracts/customers';
import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { customersMessages } from './customers.messages.ts';
import type { CustomerDetailFragment } from './customers.operations.generated.ts';

function useCustomerWords(): FieldWords {
  const t = useMessages(customersMessages);
  const purposes = Object.fromEntries(consentPurposes.map((purpose) => [purpose, t(`purpose.${purpose}`)]));
  return {
    fields: {
      status: t('status'),
      locale: t('locale'),
      personData: t('personData'),
      consents: t('givenConsents'),
      statement: t('purpose'),
      mergedFrom: t('mergedFrom'),
      mergedInto: t('mergedInto'),
    },
    values: {
      status: { ACTIVE: t('status.ACTIVE'), MERGED: t('status.MERGED'), ERASED: t('status.ERASED') },
      consents: purposes,
      statement: purposes,
    },
  };
}

export const CustomerWords: WithFieldWords = ({ children }) => children(useCustomerWords());

export function CustomerHistory({ customer: { id, version } }: { customer: CustomerDetailFragment }) {
  return <RecordHistory entity="customer" id={id} version={version} words={useCustomerWords()} />;
}
