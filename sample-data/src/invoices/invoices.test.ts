import { describe, expect, it } from 'vitest';
import { dayMs, noon, openLayer } from '../testing/open-layer.ts';
import { amountOf } from '../kit/money.ts';
import { invoiceStatuses } from './invoice-rows.ts';

function openInvoices() {
  const { send, read } = openLayer();
  return { send, read, list: (query = '') => read('/apps/invoice/invoices', query) };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the invoice list', () => {
  it('gives all rows, how many were found, and the first ten, newest first', async () => {
    const { allData, total, invoices } = await openInvoices().list();
    expect(allData).toHaveLength(total);
    expect(total).toBe(50);
    expect(ids(invoices)).toEqual(ids(allData).toReversed().slice(0, 10));
  });

  it('pages, and is empty past the end', async () => {
    const { list } = openInvoices();
    const second = await list('page=2&perPage=20');
    expect(ids(second.invoices)).toEqual(ids(second.allData).toReversed().slice(20, 40));
    expect(await list('page=9')).toMatchObject({ total: 50, invoices: [] });
  });

  it.each(['page=0&perPage=0', 'page=-1&perPage=-5', 'page=1.5&perPage=ten', 'page=&perPage='])(
    'takes the usual page instead of %s',
    async (query) => {
      const { list } = openInvoices();
      expect((await list(query)).invoices).toEqual((await list()).invoices);
    },
  );

  it.each([
    ['the company’s address', 'HALDEN.example'],
    ['the client’s name', ' farid '],
    ['the id', '7013'],
  ])('finds %s', async (_name, q) => {
    const { total, invoices } = await openInvoices().list(`q=${q}&perPage=50`);
    expect(total).toBeGreaterThan(0);
    const texts = invoices.map(({ client, id }) => `${client.companyEmail} ${client.name} ${id}`.toLowerCase());
    expect(texts.filter((text) => !text.includes(q.trim().toLowerCase()))).toEqual([]);
  });

  it.each(['total', 'balance', 'dueDate'] as const)('finds what the %s contains', async (field) => {
    const { list } = openInvoices();
    const { allData } = await list();
    const wanted = allData.find(({ balance }) => balance !== 0);
    const q = String(wanted?.[field]);
    expect(ids((await list(`q=${encodeURIComponent(q)}&perPage=50`)).invoices)).toContain(wanted?.id);
  });

  it('does not search company, service or status', async () => {
    const { list } = openInvoices();
    expect((await list('q=Goods')).total).toBe(0);
    expect((await list('q=photography')).total).toBe(0);
    expect((await list('q=downloaded')).total).toBe(0);
  });

  it('finds every invoice of which nothing is owed by the word "paid", and no status', async () => {
    const { list } = openInvoices();
    const { allData } = await list();
    const free = ids(allData.filter(({ balance }) => balance === 0));
    for (const q of ['paid', 'PAID', '%20Paid%20']) {
      const { invoices, total } = await list(`q=${q}&perPage=50&sort=asc`);
      expect(ids(invoices)).toEqual(free);
      expect(total).toBe(free.length);
    }
    expect((await list('q=pai')).total).toBe(0);
  });

  it.each(invoiceStatuses)('filters by the status %s, whole and whatever its case', async (status) => {
    const { list } = openInvoices();
    const { invoices, total } = await list(`status=${status.toUpperCase()}&perPage=50`);
    expect(total).toBeGreaterThan(0);
    expect(invoices.filter(({ invoiceStatus }) => invoiceStatus !== status)).toEqual([]);
    expect((await list(`status=${status.slice(0, -1)}`)).total).toBe(0);
  });

  it('combines search and filter with and', async () => {
    const { total, invoices } = await openInvoices().list('q=paid&status=draft&perPage=50');
    expect(total).toBeGreaterThan(0);
    expect(invoices.every(({ balance, invoiceStatus }) => balance === 0 && invoiceStatus === 'Draft')).toBe(true);
  });

  it.each([
    ['total', (row: { total: number }) => row.total],
    ['id', (row: { id: number }) => row.id],
    ['balance', (row: { balance: 0 | string }) => amountOf(row.balance)],
    ['issuedDate', (row: { issuedDate: string }) => Date.parse(row.issuedDate)],
    ['dueDate', (row: { dueDate: string }) => Date.parse(row.dueDate)],
  ])('sorts by %s as a number or a day, not as a text', async (column, valueOf) => {
    const { list } = openInvoices();
    const { invoices } = await list(`sortColumn=${column}&sort=asc&perPage=50`);
    const values = invoices.map((invoice) => valueOf(invoice));
    expect(values).toEqual(values.toSorted((left, right) => left - right));
  });

  it.each(['client.name', 'service', 'invoiceStatus'])('sorts by %s as a text, both ways', async (column) => {
    const { list } = openInvoices();
    const textOf = (row: Record<string, unknown>) =>
      column === 'client.name' ? (row.client as { name: string }).name : String(row[column]);
    const up = (await list(`sortColumn=${column}&sort=asc&perPage=50`)).invoices.map(textOf);
    const down = (await list(`sortColumn=${column}&sort=desc&perPage=50`)).invoices.map(textOf);
    expect(up).toEqual(up.toSorted((left, right) => left.localeCompare(right, 'en')));
    expect(down).toEqual(up.toReversed());
  });

  it('keeps the usual order for a column it does not know', async () => {
    const { list } = openInvoices();
    expect(await list('sortColumn=constructor')).toEqual(await list());
  });

  it('keeps the stored order, however it was sorted before', async () => {
    const { list } = openInvoices();
    const before = (await list()).allData;
    await list('sortColumn=total&sort=asc');
    expect((await list()).allData).toEqual(before);
  });
});

describe('one invoice', () => {
  it('comes with where and what to pay', async () => {
    const { send } = openInvoices();
    const { status, body } = await send<{ invoice: { id: number; balance: string }; paymentDetails: object }>(
      'GET',
      '/api/invoice/invoices/7003',
    );
    expect(status).toBe(200);
    expect(body.invoice.id).toBe(7003);
    expect(body.paymentDetails).toEqual({
      totalDue: `${body.invoice.balance}.00`,
      bankName: expect.any(String),
      country: expect.any(String),
      iban: expect.any(String),
      swiftCode: expect.any(String),
    });
  });

  it.each(['1', 'abc', '7003.5'])('is not found by %s', async (id) => {
    const { send } = openInvoices();
    expect(await send('GET', `/api/invoice/invoices/${id}`)).toEqual({
      status: 404,
      body: { error: 'Invoice not found' },
    });
  });
});

describe('deleting an invoice', () => {
  it.each([
    ['DELETE', '?id=7001', undefined],
    ['DELETE', '', { id: 7001 }],
    ['POST', '', { id: 7001 }],
    ['POST', '', { id: '7001' }],
    ['POST', '', { data: { id: 7001 } }],
  ])('works by %s %s %j', async (method, query, body) => {
    const { send, list, read } = openInvoices();
    const [first] = await read('/api/invoice/clients');
    expect((await send(method, `/apps/invoice/delete${query}`, body)).status).toBe(200);
    const { allData, total } = await list();
    expect(ids(allData)).not.toContain(7001);
    expect(total).toBe(49);
    expect((await send('GET', '/api/invoice/invoices/7001')).status).toBe(404);
    expect((await read('/api/invoice/clients'))[0]).not.toEqual(first);
  });

  it('of an unknown id changes nothing', async () => {
    const { send, list } = openInvoices();
    const before = await list();
    for (const id of ['9999', 'x', ''])
      expect((await send('DELETE', `/apps/invoice/delete?id=${id}`)).status).toBe(200);
    expect(await list()).toEqual(before);
  });
});

describe('the clients', () => {
  it('are those of the first five stored invoices', async () => {
    const { read, list } = openInvoices();
    const { allData } = await list();
    expect(await read('/api/invoice/clients')).toEqual(allData.slice(0, 5).map(({ client }) => client));
  });
});

describe('the sample invoices', () => {
  it('hold every status, contradictions of status and balance, and credits', async () => {
    const { allData } = await openInvoices().list();
    const has = (status: string, test: (balance: 0 | string) => boolean) =>
      allData.some(({ invoiceStatus, balance }) => invoiceStatus === status && test(balance));
    expect(has('Paid', (balance) => balance !== 0)).toBe(true);
    expect(has('Draft', (balance) => balance === 0)).toBe(true);
    expect(allData.some(({ balance }) => amountOf(balance) < 0)).toBe(true);
  });

  it('owe no more than their total, are issued before today, and are past due when they say so', async () => {
    const { allData } = await openInvoices().list();
    const wrong = allData.filter(
      ({ total, balance, issuedDate, dueDate, invoiceStatus }) =>
        amountOf(balance) > total ||
        Date.parse(issuedDate) > noon ||
        Date.parse(issuedDate) < noon - 200 * dayMs ||
        Date.parse(dueDate) < Date.parse(issuedDate) ||
        (invoiceStatus === 'Past Due' && Date.parse(dueDate) > noon),
    );
    expect(wrong).toEqual([]);
  });
});
