import { useFormat, useMessages } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../../ui/values.tsx';
import type { ProviderDetailFragment } from '../payment-providers.operations.generated.ts';
import { providerName } from '../payment-name.ts';
import classes from '../payments.module.css';
import { paymentsMessages } from '../payments.messages.ts';
import { ProviderActions } from './provider-actions.tsx';
import { providersMessages } from './providers.messages.ts';

type ProvidersTableProps = { shopId: string; providers: readonly ProviderDetailFragment[] };

/** The providers of a shop, the oldest first. */
export function ProvidersTable({ shopId, providers }: ProvidersTableProps) {
  const t = useMessages(providersMessages);
  const columns = useProviderColumns(shopId);
  return (
    <>
      <PlainTable
        label={t('providers')}
        columns={columns}
        rows={providers}
        rowKey={({ id }) => id}
        empty={t('noProviders')}
      />
      {providers.map((provider) => (
        <WhyRefused key={provider.id} provider={provider} />
      ))}
    </>
  );
}

/** Why events of a provider were refused; in a column of numbers the sentences would be cut. */
function WhyRefused({ provider }: { provider: ProviderDetailFragment }) {
  const t = useMessages(providersMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const { refusedHooks, unreadableHooks } = provider;
  const words = (count: number) => ({ name: providerName(provider, tPayments), count, events: format.number(count) });
  return (
    <>
      {refusedHooks > 0 && <p className={classes.note}>{t('refusedUnsigned', words(refusedHooks))}</p>}
      {unreadableHooks > 0 && <p className={classes.note}>{t('refusedUnreadable', words(unreadableHooks))}</p>}
    </>
  );
}

function useProviderColumns(shopId: string): PlainColumn<ProviderDetailFragment>[] {
  const t = useMessages(providersMessages);
  const tPayments = useMessages(paymentsMessages);
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (provider) => (
        <span className={classes.stack}>
          <bdi>{providerName(provider, tPayments)}</bdi>
          <span className={classes.note}>{t(provider.code === 'manual' ? 'kind.manual' : 'kind.demo')}</span>
          {/* In a column of its own it would be a few letters wide. */}
          {provider.endpoint !== null && (
            <bdi dir="ltr" className={classes.reference}>
              {provider.endpoint}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ status }) => (
        <StatusDot tone={status === 'ACTIVE' ? 'success' : 'neutral'} label={t(`state.${status}`)} />
      ),
    },
    {
      key: 'mode',
      header: t('mode'),
      cell: ({ code, mode }) => (code === 'manual' ? <Absent /> : t(`mode.${mode}`)),
    },
    {
      key: 'refused',
      header: t('refused'),
      isNumber: true,
      cell: ({ endpoint, refusedHooks, unreadableHooks }) =>
        endpoint === null ? <Absent /> : <NumberText value={refusedHooks + unreadableHooks} />,
    },
    {
      key: 'read',
      header: t('read'),
      cell: (provider) => (provider.endpoint === null ? <Absent /> : <LastRead provider={provider} />),
    },
    {
      key: 'actions',
      header: t('actions'),
      cell: (provider) =>
        provider.endpoint === null ? <Absent /> : <ProviderActions shopId={shopId} provider={provider} />,
    },
  ];
}

/** When what happened at a provider was read last, and why its last reading failed. */
function LastRead({ provider: { changesReadAt, changesProblem } }: { provider: ProviderDetailFragment }) {
  const t = useMessages(providersMessages);
  return (
    <span className={classes.stack}>
      {changesReadAt === null ? t('neverRead') : <RelativeTime at={changesReadAt} />}
      {changesProblem !== null && <span className={classes.alert}>{t(`problem.${changesProblem}`)}</span>}
    </span>
  );
}
