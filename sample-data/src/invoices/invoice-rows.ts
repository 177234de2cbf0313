import { localDay, printedDay } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';
import { wholeMoney } from '../kit/money.ts';
import { avatarOrInitials, nameOf, phoneOf } from '../kit/people.ts';
import { cycle, pick, wholeBetween, type Choices } from '../kit/random.ts';

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export type Client = {
  address: string;
  company: string;
  companyEmail: string;
  country: string;
  contact: string;
  name: string;
};

export type Invoice = {
  id: number;
  issuedDate: string;
  client: Client;
  service: string;
  total: number;
  avatar: string;
  invoiceStatus: InvoiceStatus;
  /** 0, or money as text. */
  balance: 0 | string;
  dueDate: string;
};

const companies = [
  ['Halden Goods', 'halden', '8 Quayside Row', 'Norway'],
  ['Larkfield Kitchens', 'larkfield', '41 Orchard Lane', 'Ireland'],
  ['Porto Verde', 'portoverde', 'Rua das Oliveiras 12', 'Portugal'],
  ['Brunnen & Sohn', 'brunnen', 'Lindenstieg 3', 'Germany'],
  ['Atelier Moulin', 'moulin', '27 rue du Canal', 'France'],
  ['Casa Nispero', 'nispero', 'Calle del Horno 9', 'Spain'],
  ['Tern Island Traders', 'terntraders', '5 Lighthouse Road', 'Iceland'],
  ['Osterby Living', 'osterby', 'Kirkevej 88', 'Denmark'],
  ['Redwillow Supply', 'redwillow', '310 Mill Street', 'Canada'],
  ['Minato Lights', 'minato', '2-14 Harbour Dori', 'Japan'],
  ['Kestrel Outdoor', 'kestrel', '19 Fell View', 'United Kingdom'],
  ['Zoltan Ceramics', 'zoltan', 'Malom utca 6', 'Hungary'],
] as const;

const clients = companies.map(([company, place, address, country], index): Client => {
  const companyEmail = `accounts@${place}.example`;
  return { address, company, companyEmail, country, contact: phoneOf(14 + index), name: nameOf(50 + index) };
}) as [Client, ...Client[]];

const services: Choices<string> = [
  'Feed integration',
  'Product photography',
  'Catalogue translation',
  'Price monitoring',
  'Shop audit',
  'Data cleaning',
  'Channel set-up',
  'Monthly care',
];

/** What is still owed under each status; the odd ones out are wanted, as status and balance say different things. */
function balanceOf(status: InvoiceStatus, total: number, index: number): 0 | string {
  const part = wholeMoney(Math.round(total / 3));
  switch (status) {
    case 'Paid':
      return index % 12 === 0 ? wholeMoney(120) : 0;
    case 'Draft':
      return index % 4 === 3 ? 0 : wholeMoney(total);
    case 'Partial Payment':
      return part;
    case 'Downloaded':
      return index % 4 === 1 ? 0 : wholeMoney(-45);
    case 'Sent':
    case 'Past Due':
      return wholeMoney(total);
  }
}

/** Fifty invoices of the last five months, the oldest first. */
export function startInvoices({ now, random }: Environment): readonly Invoice[] {
  return Array.from({ length: 50 }, (_, index) => {
    const client = cycle(clients, index * 5);
    const issuedOn = index * 3 - 152;
    const invoiceStatus = cycle(invoiceStatuses, index);
    const total = wholeBetween(random, 12, 480) * 10;
    return {
      id: 7001 + index,
      issuedDate: printedDay(localDay(now(), issuedOn)),
      client,
      service: pick(random, services),
      total,
      avatar: avatarOrInitials(client.name, index),
      invoiceStatus,
      balance: balanceOf(invoiceStatus, total, index),
      dueDate: printedDay(localDay(now(), issuedOn + (invoiceStatus === 'Past Due' ? 7 : cycle([30, 14], index)))),
    };
  });
}
