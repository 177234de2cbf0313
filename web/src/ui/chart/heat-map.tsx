import { useFormat } from '../../i18n/index.ts';
import classes from './heat-map.module.css';

type HeatMapProps = {
  label: string;
  /** What the rows are. */
  corner: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
};

/** Figures in a grid, the higher the deeper the colour; a table as it stands. */
export function HeatMap({ label, corner, columns, rows }: HeatMapProps) {
  const { number } = useFormat();
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <div className={classes.scroller}>
      <table className={classes.map} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td
                  key={columns[place]}
                  style={{
                    // At most a third of the colour, so that the figure on it stays readable.
                    background: `color-mix(in srgb, var(--chart-2) ${Math.round((value / highest) * 34)}%, var(--surface))`,
                  }}
                >
                  {number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
