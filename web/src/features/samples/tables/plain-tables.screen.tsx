import { useQuery } from '@tanstack/react-query';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { employeeHeads, employeeLine, type Employee } from './employees.tsx';
import { sampleTablesMessages } from './tables.messages.ts';
import classes from './tables.module.css';

const looks = [
  { look: 'plain', text: 'plainText' },
  { look: 'striped', text: 'stripedText' },
  { look: 'bordered', text: 'borderedText' },
  { look: 'hover', text: 'hoverText' },
  { look: 'small', text: 'smallText' },
  { look: 'responsive', text: 'responsiveText' },
] as const;

const shownRows = 5;

/** One table in six looks. */
export function PlainTablesScreen() {
  const t = useMessages(sampleTablesMessages);
  const query = useQuery(sampleQuery('GET /api/datatables/initial-data'));
  return (
    <SamplePage title={t('plainTitle')}>
      <LoadSample query={query}>
        {(employees) => (
          <div className={classes.looks}>
            {looks.map(({ look, text }) => (
              <Section key={look} id={look} title={t(look)}>
                <p className={classes.quiet}>{t(text)}</p>
                <LookTable look={look} label={t(look)} employees={employees.slice(0, shownRows)} />
              </Section>
            ))}
          </div>
        )}
      </LoadSample>
    </SamplePage>
  );
}

type LookTableProps = { look: (typeof looks)[number]['look']; label: string; employees: readonly Employee[] };

const fewColumns = 4;

function LookTable({ look, label, employees }: LookTableProps) {
  const t = useMessages(sampleTablesMessages);
  const format = useFormat();
  const columns = look === 'responsive' ? undefined : fewColumns;
  return (
    <div className={classes.wide}>
      <table className={classes.plain} data-look={look} aria-label={label}>
        <thead>
          <tr>
            {employeeHeads(t)
              .slice(0, columns)
              .map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {employees.map((employee) => (
            <tr key={employee.id}>
              {employeeLine(employee, t, format)
                .slice(0, columns)
                .map((cell) => (
                  <td key={cell}>
                    {cell === employee.email ? <a href={`mailto:${cell}`}>{cell}</a> : <bdi>{cell}</bdi>}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
