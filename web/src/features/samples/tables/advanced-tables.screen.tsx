import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages, type Translate } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Facts } from '../../../ui/record/index.ts';
import { pageOf } from '../kit/paged-list/page-of.ts';
import { PagedList } from '../kit/paged-list/paged-list.tsx';
import { usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { employeeColumns, employeeLine, employeeTexts, type Employee } from './employees.tsx';
import { isTablePart, tableParts } from './table-parts.ts';
import { sampleTablesMessages } from './tables.messages.ts';
import classes from './tables.module.css';

type T = Translate<typeof sampleTablesMessages.english>;

const partTitles = { columns: 'byColumn', server: 'byServer', rows: 'byRow' } as const;

/** Three tables that do more: each column searched alone, pages of the sample server, rows that open. */
export function AdvancedTablesScreen() {
  const t = useMessages(sampleTablesMessages);
  const { part: asked } = useSearch({ strict: false });
  const part = isTablePart(asked) ? asked : 'columns';
  return (
    <SamplePage title={t('advancedTitle')}>
      <nav className={classes.parts} aria-label={t('parts')}>
        {tableParts.map((one) => (
          <Link
            key={one}
            to="/datatables/advance"
            search={one === 'columns' ? {} : { part: one }}
            aria-current={one === part ? 'page' : undefined}
          >
            {t(partTitles[one])}
          </Link>
        ))}
      </nav>
      {part === 'columns' && <ByColumn />}
      {part === 'server' && <ByServer />}
      {part === 'rows' && <ByRow />}
    </SamplePage>
  );
}

function emptyTable(t: T) {
  return { title: t('emptyTitle'), text: t('emptyText') };
}

function ByColumn() {
  const t = useMessages(sampleTablesMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const place = usePagedPlace({ sort: 'name' });
  const columns = employeeColumns(t, true);
  const query = useQuery({
    ...sampleQuery('GET /api/datatables/initial-data'),
    select: (employees) => {
      const fits = (employee: Employee) => {
        const line = employeeLine(employee, t, format);
        return columns.every(({ key }, index) =>
          line[index]?.toLowerCase().includes((wanted[key] ?? '').trim().toLowerCase()),
        );
      };
      return pageOf(employees.filter(fits), place, employeeTexts);
    },
  });
  const search = (key: string, text: string) => {
    setWanted((before) => ({ ...before, [key]: text }));
    // Fewer rows have fewer pages.
    if (place.page > 1) place.setPage(1, true);
  };
  return (
    <PagedList
      label={t('employees')}
      place={place}
      query={query}
      isSearchable={false}
      columns={columns.map((column) => ({
        ...column,
        tool: (
          <input
            type="search"
            className={classes.columnSearch}
            aria-label={t('searchColumn', { column: column.header })}
            value={wanted[column.key] ?? ''}
            onChange={({ currentTarget }) => search(column.key, currentTarget.value)}
          />
        ),
      }))}
      rowKey={({ id }) => id}
      rowName={({ full_name }) => full_name}
      empty={{
        title: tKit('nothingMatches'),
        text: tKit('nothingMatchesText'),
        step: (
          <Button variant="default" onClick={() => setWanted({})}>
            {tKit('clearSearch')}
          </Button>
        ),
      }}
    />
  );
}

/** The layer searches and cuts the pages; it sorts nothing. */
function ByServer() {
  const t = useMessages(sampleTablesMessages);
  const place = usePagedPlace({ sort: '' });
  const { q, page, perPage } = place;
  const query = useQuery({
    ...sampleQuery('GET /api/datatables/data', { query: { q, page, perPage } }),
    placeholderData: keepPreviousData,
    select: ({ invoices: employees, total }) => ({ rows: employees, total }),
  });
  return (
    <PagedList
      label={t('employees')}
      place={place}
      query={query}
      columns={employeeColumns(t, false)}
      rowKey={({ id }) => id}
      rowName={({ full_name }) => full_name}
      empty={emptyTable(t)}
    />
  );
}

function ByRow() {
  const t = useMessages(sampleTablesMessages);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const place = usePagedPlace({ sort: 'name' });
  const query = useQuery({
    ...sampleQuery('GET /api/datatables/initial-data'),
    select: (employees) => pageOf(employees, place, employeeTexts),
  });
  const toggle = (id: number) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <PagedList
      label={t('employees')}
      place={place}
      query={query}
      columns={employeeColumns(t, true).filter(({ key }) => ['name', 'post', 'status'].includes(key))}
      rowKey={({ id }) => id}
      rowName={({ full_name }) => full_name}
      detail={{
        isOpen: ({ id }) => open.has(id),
        renderToggle: ({ id, full_name }) => (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open.has(id)}
            aria-label={t('showMore', { name: full_name })}
            onClick={() => toggle(id)}
          >
            {open.has(id) ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          </button>
        ),
        renderDetail: (employee) => <MoreAbout employee={employee} />,
      }}
      empty={emptyTable(t)}
    />
  );
}

function MoreAbout({ employee }: { employee: Employee }) {
  const t = useMessages(sampleTablesMessages);
  const format = useFormat();
  const [, , email = '', city = '', since = '', salary = ''] = employeeLine(employee, t, format);
  const years = Number.parseInt(employee.experience, 10);
  return (
    <div className={classes.more}>
      <Facts
        facts={[
          { label: t('email'), value: email },
          { label: t('city'), value: city },
          { label: t('since'), value: since },
          { label: t('salary'), value: salary },
          { label: t('age'), value: employee.age },
          { label: t('experience'), value: t('years', { count: years }) },
        ]}
      />
    </div>
  );
}
