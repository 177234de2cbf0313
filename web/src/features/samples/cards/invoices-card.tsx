import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { CardFrame } from './card-frame.tsx';
import { cardsMessages } from './cards.messages.ts';

const latest = { query: { perPage: 6 } };

function linkTo({ id }: { id: number }) {
  return (
    <Link to="/apps/invoice/preview/$invoiceId" params={{ invoiceId: String(id) }}>
      #{id}
    </Link>
  );
}

/** The newest invoices. */
export function InvoicesCard() {
  const t = useMessages(cardsMessages);
  const { money, date } = useFormat();
  const query = useQuery(sampleQuery('GET /apps/invoice/invoices', latest));
  return (
    <CardFrame title={t('latestInvoices')} isBusy={query.isFetching} onReload={() => void query.refetch()}>
      <LoadSample query={query}>
        {({ invoices }) => (
          <PlainTable
            label={t('latestInvoices')}
            rows={invoices}
            rowKey={({ id }) => id}
            empty={t('noInvoices')}
            columns={[
              { key: 'id', header: t('invoice'), cell: linkTo },
              { key: 'client', header: t('client'), cell: ({ client }) => client.name },
              { key: 'service', header: t('service'), cell: ({ service }) => service },
              { key: 'issued', header: t('issued'), cell: ({ issuedDate }) => date(issuedDate) },
              {
                key: 'total',
                header: t('total'),
                isNumber: true,
                cell: ({ total }) => money({ minor: total * 100, currency: 'USD' }),
              },
              { key: 'balance', header: t('balance'), isNumber: true, cell: ({ balance }) => balance },
            ]}
          />
        )}
      </LoadSample>
    </CardFrame>
  );
}
