import { useFormat, useMessages } from '../../../i18n/index.ts';
import { QuarryMark } from '../../../ui/quarry-mark.tsx';
import { currency, type InvoiceDraft } from './invoice-draft.ts';
import classes from './invoice-sheet.module.css';
import type { InvoiceTotals } from './invoice-totals.ts';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import type { PaymentDetails } from './kept-invoices.ts';
import { useInvoiceFormat } from './use-invoice-format.ts';

/** Who writes these invoices. */
export const sampleCompany = {
  name: 'Tidewater Supply',
  lines: ['3 Harbour Steps', 'Galway, Ireland', 'accounts@tidewater.example'],
} as const;

type InvoiceSheetProps = {
  id: number;
  draft: InvoiceDraft;
  totals: InvoiceTotals;
  paid?: { paidMinor: number; owedMinor: number };
  paymentDetails?: PaymentDetails | undefined;
};

/** An invoice as the client gets it: on the screen and on paper. */
export function InvoiceSheet({ id, draft, totals, paid, paymentDetails }: InvoiceSheetProps) {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  const { client } = draft;
  const day = (plain: string) => (plain === '' ? '–' : format.date(`${plain}T00:00`));
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <p className={classes.sender}>
            <QuarryMark size={24} /> {sampleCompany.name}
          </p>
          {sampleCompany.lines.map((line) => (
            <p key={line} className={classes.quiet}>
              {line}
            </p>
          ))}
        </div>
        <dl className={classes.dates}>
          <dt>{t('number')}</dt>
          <dd className="tabular">{id}</dd>
          <dt>{t('issued')}</dt>
          <dd>{day(draft.issuedOn)}</dd>
          <dt>{t('due')}</dt>
          <dd>{day(draft.dueOn)}</dd>
        </dl>
      </header>
      <section className={classes.parties}>
        <div>
          <h2>{t('to')}</h2>
          <p>
            <strong>{client.company}</strong>
          </p>
          {[client.name, client.address, client.country, client.contact, client.companyEmail]
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
        </div>
        {paymentDetails && <PayTo details={paymentDetails} />}
      </section>
      <Lines draft={draft} totals={totals} />
      <Sums draft={draft} totals={totals} {...(paid ? { paid } : {})} />
      {draft.note !== '' && (
        <section className={classes.note}>
          <h2>{t('note')}</h2>
          <p>{draft.note}</p>
        </section>
      )}
    </article>
  );
}

function PayTo({ details }: { details: PaymentDetails }) {
  const t = useMessages(sampleInvoicesMessages);
  const facts = [
    [t('bank'), details.bankName],
    [t('country'), details.country],
    ['IBAN', details.iban],
    ['SWIFT', details.swiftCode],
  ] as const;
  return (
    <div>
      <h2>{t('payTo')}</h2>
      <dl className={classes.dates}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Lines({ draft, totals }: Pick<InvoiceSheetProps, 'draft' | 'totals'>) {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  const { hundredths } = useInvoiceFormat();
  const money = (minor: number) => format.money({ minor, currency });
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('tax')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {draft.lines
          .map((line, index) => ({ ...line, number: index + 1, minor: totals.lineMinors[index] ?? 0 }))
          .map((line) => (
            <tr key={line.number}>
              <td>
                <bdi>{line.text}</bdi>
              </td>
              <td>{hundredths(line.quantityHundredths)}</td>
              <td>{money(line.priceMinor)}</td>
              <td>{hundredths(line.taxBasisPoints)}</td>
              <td>{money(line.minor)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Subtotal, discount, the tax of each rate, and the total; and what is paid of it. */
export function Sums({ draft, totals, paid }: Pick<InvoiceSheetProps, 'draft' | 'totals' | 'paid'>) {
  const t = useMessages(sampleInvoicesMessages);
  const format = useFormat();
  const money = (minor: number) => format.money({ minor, currency });
  const { rate } = useInvoiceFormat();
  return (
    <dl className={classes.sums}>
      <dt>{t('subtotal')}</dt>
      <dd>{money(totals.subtotalMinor)}</dd>
      {totals.discountMinor > 0 && (
        <>
          <dt>
            {t('discount')} {rate(draft.discount)}
          </dt>
          <dd>{money(-totals.discountMinor)}</dd>
        </>
      )}
      {totals.taxes.map(({ basisPoints, baseMinor, taxMinor }) => (
        <div key={basisPoints}>
          <dt>{t('taxOf', { rate: rate(basisPoints), base: money(baseMinor) })}</dt>
          <dd>{money(taxMinor)}</dd>
        </div>
      ))}
      <dt className={classes.total}>{t('total')}</dt>
      <dd className={classes.total} data-part="total">
        {money(totals.totalMinor)}
      </dd>
      {paid && (
        <>
          <dt>{t('paid')}</dt>
          <dd>{money(paid.paidMinor)}</dd>
          <dt className={classes.total}>{t('owed')}</dt>
          <dd className={classes.total} data-part="owed">
            {money(paid.owedMinor)}
          </dd>
        </>
      )}
    </dl>
  );
}
