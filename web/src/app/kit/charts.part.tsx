import { BarList } from '../../ui/chart/bar-list.tsx';
import { PriceHistoryChart, Sparkline, type PriceSeries } from '../../ui/chart/index.ts';
import { PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const now = Date.parse(day(32));
const point = (minor: number, from: number, to: number | null, isSuspect = false) => ({
  minor,
  currency: 'EUR',
  from: day(from),
  to: to === null ? null : day(to),
  isSuspect,
});

const series: readonly PriceSeries[] = [
  { key: 'mill', label: 'Mill', points: [point(1999, 1, 10), point(399, 10, 12, true), point(2199, 12, null)] },
  { key: 'harbour', label: 'Harbour', points: [point(2099, 1, null)] },
];

/** What is drawn, with and without something to draw. */
export function ChartsPart() {
  return (
    <RecordPage title="Charts">
      <Section id="prices" title="Price history">
        <PriceHistoryChart series={series} currency="EUR" now={now} />
      </Section>
      <Section id="bars" title="Bars">
        <BarList
          label="Pages"
          bars={[
            { key: 'a', label: 'Changed', value: 120, note: '60 %', tone: 'success' },
            { key: 'b', label: 'Refused', value: 80, note: '40 %', tone: 'danger' },
          ]}
        />
        <Sparkline values={[1, 4, 2, 8, 5]} label="Pages a day" />
      </Section>
      <Section id="table" title="Table">
        <PlainTable
          label="Kettles"
          rows={[{ name: 'Kettle 001', litres: 2 }]}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Name', cell: ({ name }) => name },
            { key: 'litres', header: 'Litres', isNumber: true, cell: ({ litres }) => litres },
          ]}
          empty="No kettles."
        />
        <PlainTable
          label="No kettles"
          rows={[]}
          rowKey={() => ''}
          columns={[{ key: 'name', header: 'Name', cell: () => '' }]}
          empty="No kettles."
        />
      </Section>
    </RecordPage>
  );
}
