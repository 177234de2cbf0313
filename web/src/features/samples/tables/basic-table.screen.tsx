import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type Key } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { saveCsv } from '../../../ui/csv.ts';
import { pageOf } from '../kit/paged-list/page-of.ts';
import { PagedList } from '../kit/paged-list/paged-list.tsx';
import { usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import { AddEmployee } from './add-employee.tsx';
import { employeeColumns, employeeHeads, employeeLine, employeeTexts, type Employee } from './employees.tsx';
import { sampleTablesMessages } from './tables.messages.ts';
import classes from './tables.module.css';

/** Rows that were added here; the layer has no operation for it. */
const addedEmployees = keptPlace<readonly Employee[]>('employees', []);

/** Everything at hand: sorted, searched and paged in the page, chosen, sent out and added to. */
export function BasicTableScreen() {
  const t = useMessages(sampleTablesMessages);
  const [added, keep] = useKept(addedEmployees);
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const place = usePagedPlace({ sort: 'name' });
  const query = useQuery({
    ...sampleQuery('GET /api/datatables/initial-data'),
    select: (employees) => pageOf([...employees, ...added], place, employeeTexts),
  });
  const { rows = [] } = query.data ?? {};
  const picked = rows.filter(({ id }) => chosen.has(id));
  const add = (employee: Omit<Employee, 'id'>) => {
    keep((before) => [...before, { ...employee, id: 1_001 + before.length }]);
    toast.success(t('added', { name: employee.full_name }));
    setAdding(false);
  };
  return (
    <SamplePage title={t('basicTitle')} actions={<Button onClick={() => setAdding(true)}>{t('addRow')}</Button>}>
      <PagedList
        label={t('employees')}
        place={place}
        query={query}
        columns={employeeColumns(t, true)}
        rowKey={({ id }) => id}
        rowName={({ full_name }) => full_name}
        selection={{ keys: chosen, change: setChosen }}
        tools={<SendOut rows={picked.length > 0 ? picked : rows} />}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <output className={classes.chosen}>{picked.length > 0 ? t('chosen', { count: picked.length }) : ''}</output>
      {isAdding && <AddEmployee onAdd={add} onClose={() => setAdding(false)} />}
    </SamplePage>
  );
}

/** The rows that are shown, or those of them that are chosen, as a file, on paper or on the clipboard. */
function SendOut({ rows }: { rows: readonly Employee[] }) {
  const t = useMessages(sampleTablesMessages);
  const format = useFormat();
  const heads = employeeHeads(t);
  const lines = rows.map((row) => employeeLine(row, t, format));
  const copy = async () => {
    const isCopied = await copyText([heads, ...lines].map((line) => line.join('\t')).join('\n'));
    if (isCopied) toast.success(t('copied', { count: lines.length }));
    else toast.error(t('notCopied'));
  };
  return (
    <>
      <Button variant="default" onClick={() => saveCsv(t('employees'), heads, lines)}>
        {t('csv')}
      </Button>
      <Button variant="default" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="default" onClick={() => print()}>
        {t('print')}
      </Button>
      {createPortal(<Paper heads={heads} lines={lines} />, document.body)}
    </>
  );
}

/** What goes on paper, in place of the whole screen. */
function Paper({ heads, lines }: { heads: readonly string[]; lines: readonly (readonly string[])[] }) {
  return (
    <table className={classes.paper}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.join()}>
            {line.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
