import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { Explain } from '../../ui/explain/index.ts';
import { ReferenceInput, type Reference, type ReferenceChoices } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { useCommand } from '../../ui/save/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { ConsentTable } from './customer-consents.tsx';
import classes from './customers.module.css';
import { customersMessages } from './customers.messages.ts';
import {
  CustomerMergeDocument,
  type CustomerDetailFragment,
  type CustomerMergeField,
  type CustomerMergeQuery,
  CustomersToMergeDocument,
  MergeCustomersDocument,
} from './customers.operations.generated.ts';

type MergeDialogProps = {
  customer: CustomerDetailFragment;
  other: Reference | null;
  /** What is taken from the other unless the person says otherwise. */
  take: readonly CustomerMergeField[];
  onClose: () => void;
};

/** Makes one of two customers of a shop: whom with, who stays, what it says then, and what moves. */
export function MergeDialog({ customer, other: named, take, onClose }: MergeDialogProps) {
  useReturnFocus();
  const t = useMessages(customersMessages);
  const tKit = useMessages(kitMessages);
  const [other, setOther] = useState(named);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('mergeTitle')}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.form}>
        <p>{t('mergeHelp')}</p>
        <ReferenceInput
          label={t('mergeOther')}
          help={t('mergeOtherHelp')}
          placeholder={t('mergeFind')}
          isRequired
          isFocused={named === null}
          value={other?.id ?? null}
          current={named}
          choices={choicesFor(customer)}
          onChange={setOther}
        />
        {other && (
          <MergeSides key={other.id} customer={customer} otherId={other.id} beginning={take} onClose={onClose} />
        )}
        {!other && (
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {tKit('cancel')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

/** Customers of the same shop, told apart by their e-mail address. */
function choicesFor({ id, shop }: CustomerDetailFragment): ReferenceChoices {
  return {
    name: `${CustomersToMergeDocument.name} ${id}`,
    find: async (search, signal) => {
      const { customers } = await requestGraphql(CustomersToMergeDocument, { search, shopId: shop.id }, { signal });
      return customers.nodes
        .filter((one) => one.id !== id)
        .map((one) => ({ id: one.id, name: [one.name, one.email].filter(Boolean).join(' · ') }));
    },
  };
}

type Preview = Extract<CustomerMergeQuery['customerMergePreview'], { __typename: 'CustomerMergePreview' }>;

type MergeSidesProps = {
  customer: CustomerDetailFragment;
  otherId: string;
  beginning: readonly CustomerMergeField[];
  onClose: () => void;
};

function MergeSides({ customer, otherId, beginning, onClose }: MergeSidesProps) {
  const t = useMessages(customersMessages);
  const { reason } = useWording();
  const [isSwapped, setSwapped] = useState(false);
  const [take, setTake] = useState(beginning);
  const [survivorId, mergedId] = isSwapped ? [otherId, customer.id] : [customer.id, otherId];
  const query = useRecord(CustomerMergeDocument, { survivorId, mergedId, take: [...take] });
  const preview = query.data?.customerMergePreview;
  if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!preview) return <p className={classes.note}>{t('mergeReading')}</p>;
  if (preview.__typename === 'NotFound') return <p role="alert">{t('mergeGone')}</p>;
  if (preview.__typename === 'NotAllowedNow')
    return <Explain as="note" tone="warning" title={t('mergeRefused')} reasons={[reason(preview)]} />;
  return (
    <MergeQuestion
      preview={preview}
      take={take}
      onTake={setTake}
      onSwap={() => {
        setTake([]);
        setSwapped(!isSwapped);
      }}
      onClose={onClose}
    />
  );
}

const fields = [
  ['NAME', 'name'],
  ['EMAIL', 'email'],
  ['PHONE', 'phone'],
  ['COMPANY', 'company'],
  ['VAT_ID', 'vatId'],
  ['LOCALE', 'locale'],
] as const satisfies readonly (readonly [CustomerMergeField, keyof CustomerDetailFragment])[];

type MergeQuestionProps = {
  preview: Preview;
  take: readonly CustomerMergeField[];
  onTake: (take: readonly CustomerMergeField[]) => void;
  onSwap: () => void;
  onClose: () => void;
};

function MergeQuestion({ preview, take, onTake, onSwap, onClose }: MergeQuestionProps) {
  const t = useMessages(customersMessages);
  const tKit = useMessages(kitMessages);
  const { survivor, merged } = preview;
  const merge = useMerge(preview, take, onClose);
  const differing = fields.filter(
    ([, field]) => survivor[field] !== null && merged[field] !== null && survivor[field] !== merged[field],
  );
  return (
    <>
      <dl className={classes.sides}>
        <Side label={t('staying')} customer={survivor} />
        <Side label={t('goingIn')} customer={merged} />
      </dl>
      <div>
        <Button variant="default" onClick={onSwap}>
          {t('swap')}
        </Button>
      </div>
      {differing.map(([key, field]) => (
        <NativeSelect
          key={key}
          label={t(field)}
          value={take.includes(key) ? 'merged' : 'survivor'}
          data={[
            { value: 'survivor', label: survivor[field] ?? '' },
            { value: 'merged', label: merged[field] ?? '' },
          ]}
          onChange={({ currentTarget }) =>
            onTake(currentTarget.value === 'merged' ? [...take, key] : take.filter((one) => one !== key))
          }
        />
      ))}
      <p>{t('mergeMoves', { count: preview.addresses })}</p>
      {preview.consents.length > 0 && <ConsentTable consents={preview.consents} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
        <Button loading={merge.isPending} onClick={() => void merge.run(undefined)}>
          {t('mergeInto', { name: survivor.name })}
        </Button>
      </div>
    </>
  );
}

function Side({ label, customer }: { label: string; customer: Preview['survivor'] }) {
  const t = useMessages(customersMessages);
  const format = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{[customer.name, customer.email].filter(Boolean).join(' · ')}</bdi>
      </dd>
      {customer.trade && (
        <dd>
          {t('orderCount', { count: customer.trade.orders })}
          {customer.trade.spend.map(({ gross }) => ` · ${format.money(gross)}`)}
        </dd>
      )}
    </div>
  );
}

function useMerge({ survivor, merged }: Preview, take: readonly CustomerMergeField[], onDone: () => void) {
  const t = useMessages(customersMessages);
  const navigate = useNavigate();
  return useCommand({
    kind: 'customer',
    document: MergeCustomersDocument,
    variables: (_asked: undefined) => ({
      survivorId: survivor.id,
      survivorVersion: survivor.version,
      mergedId: merged.id,
      mergedVersion: merged.version,
      take: [...take],
    }),
    answers: {
      CustomersMerged: ({ customer, changeId }) => ({
        kind: 'done',
        text: t('didMerge', { name: merged.name, survivor: customer.name }),
        undo: changeId,
        after: () => {
          onDone();
          return navigate({ to: '/customers/$customerId', params: { customerId: customer.id } });
        },
      }),
    },
  });
}
