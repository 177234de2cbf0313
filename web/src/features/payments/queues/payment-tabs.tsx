import { Link } from '@tanstack/react-router';
import { useRecord, type ListTotal } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { PaymentQueuesDocument } from '../payment-queues.operations.generated.ts';
import classes from '../payments.module.css';
import { disputesSearch, underWaySearch, unknownSearch, unmatchedSearch } from './queue-states.ts';
import { queuesMessages } from './queues.messages.ts';

/** The ledger and the queues of what waits, each with how much waits. */
export function PaymentTabs() {
  const t = useMessages(queuesMessages);
  const { data, refetch } = useRecord(PaymentQueuesDocument, {});
  useReloadWhile((data?.underWay.total.count ?? 0) > 0, refetch);
  const queue = { className: classes.tab, activeOptions: { exact: false, includeSearch: true } };
  return (
    <nav className={classes.tabs} aria-label={t('queues')}>
      <Link to="/payments" className={classes.tab} activeOptions={{ exact: true, includeSearch: true }}>
        {t('ledger')}
      </Link>
      <Link to="/payments" search={underWaySearch} {...queue}>
        {t('underWay')} <Waiting total={data?.underWay.total} />
      </Link>
      <Link to="/payments" search={unknownSearch} {...queue}>
        {t('unknown')} <Waiting total={data?.unknown.total} />
      </Link>
      <Link to="/payments/events" search={unmatchedSearch} {...queue}>
        {t('unmatched')} <Waiting total={data?.unmatched.total} />
      </Link>
      <Link to="/payments/refunds" search={disputesSearch} {...queue}>
        {t('disputes')} <Waiting total={data?.disputes.total} />
      </Link>
    </nav>
  );
}

function Waiting({ total }: { total: ListTotal | undefined }) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  if (!total) return null;
  const count = format.number(total.count);
  return (
    <span className="tabular" data-waiting={total.count > 0}>
      {total.isExact ? count : t('about', { count })}
    </span>
  );
}
