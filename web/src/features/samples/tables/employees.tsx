import type { SampleAnswer } from '../../../data/index.ts';
import type { Format, MessageKey, Translate } from '../../../i18n/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { Day } from '../kit/day.tsx';
import type { RowTexts } from '../kit/paged-list/page-of.ts';
import type { PagedColumn } from '../kit/paged-list/paged-list.tsx';
import { Person } from '../kit/portrait.tsx';
import type { sampleTablesMessages } from './tables.messages.ts';

export type Employee = SampleAnswer<'GET /api/datatables/initial-data'>[number];
type T = Translate<typeof sampleTablesMessages.english>;
type Word = MessageKey<typeof sampleTablesMessages.english>;

const statusWords: Readonly<Record<Employee['status'], { word: Word; tone: Tone }>> = {
  1: { word: 'status1', tone: 'success' },
  2: { word: 'status2', tone: 'warning' },
  3: { word: 'status3', tone: 'info' },
  4: { word: 'status4', tone: 'danger' },
  5: { word: 'status5', tone: 'neutral' },
};

/** `2026-04-18` of `04/18/2026`. */
export function plainDayOf(monthFirst: string): string {
  const [month = '', day = '', year = ''] = monthFirst.split('/');
  return `${year}-${month}-${day}`;
}

export function salaryMinor(salary: string): number {
  return Math.round(Number(salary.replaceAll(/[^\d.]/g, '')) * 100);
}

/** What each column is searched and sorted by. */
export const employeeTexts: RowTexts<Employee> = {
  textsOf: ({ full_name, post, email, age, salary, start_date }) => [full_name, post, email, age, salary, start_date],
  keys: {
    name: ({ full_name }) => full_name,
    post: ({ post }) => post,
    email: ({ email }) => email,
    city: ({ city }) => city,
    since: ({ start_date }) => plainDayOf(start_date),
    salary: ({ salary }) => salaryMinor(salary),
    age: ({ age }) => Number(age),
    status: ({ status }) => status,
  },
};

/** The cells of an employee as plain text, in the order of the columns. */
export function employeeLine(employee: Employee, t: T, format: Format): string[] {
  return [
    employee.full_name,
    employee.post,
    employee.email,
    employee.city,
    format.date(`${plainDayOf(employee.start_date)}T00:00`),
    format.money({ minor: salaryMinor(employee.salary), currency: 'USD' }),
    t(statusWords[employee.status].word),
  ];
}

export function employeeHeads(t: T): string[] {
  return [t('name'), t('post'), t('email'), t('city'), t('since'), t('salary'), t('status')];
}

export function employeeColumns(t: T, isSortable: boolean): PagedColumn<Employee>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      isSortable,
      cell: ({ full_name, avatar }) => <Person name={full_name} picture={avatar} />,
    },
    { key: 'post', header: t('post'), isSortable, cell: ({ post }) => post },
    { key: 'email', header: t('email'), isSortable, cell: ({ email }) => <bdi>{email}</bdi> },
    { key: 'city', header: t('city'), isSortable, cell: ({ city }) => city },
    { key: 'since', header: t('since'), isSortable, cell: ({ start_date }) => <Day of={plainDayOf(start_date)} /> },
    {
      key: 'salary',
      header: t('salary'),
      isSortable,
      isNumber: true,
      cell: ({ salary }) => <MoneyText money={{ minor: salaryMinor(salary), currency: 'USD' }} />,
    },
    { key: 'status', header: t('status'), isSortable, cell: ({ status }) => <EmployeeStatus status={status} t={t} /> },
  ];
}

export function EmployeeStatus({ status, t }: { status: Employee['status']; t: T }) {
  const { word, tone } = statusWords[status];
  return <StatusDot tone={tone} label={t(word)} />;
}
