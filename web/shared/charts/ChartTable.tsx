import type { ChartProps } from './chart-types.ts';
import styles from './charts.module.css';

/** The values of a chart as a table, which scrolls in itself where they are many. */
export function ChartTable({ title, pointsLabel, points, series, format }: ChartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled by keyboard
    <section className={styles.tableFrame} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className={styles.amount}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label }, index) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map((each) => (
                <td key={each.label} className={styles.amount}>
                  <bdi>{format(each.values[index] ?? 0)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
