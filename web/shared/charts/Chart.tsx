import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartProps } from './chart-types.ts';
import styles from './charts.module.css';
import { Plot } from './Plot.tsx';

/**
 * Values over time as bars and lines, with the same values in a table. The drawing is decorative;
 * screen readers and keyboards use the table, here or on the page.
 */
export function Chart(props: ChartProps) {
  const { title, points, series, format, hasTable = true, updating = false } = props;
  const [pointed, setPointed] = useState<number>();
  const shown = points[pointed ?? points.length - 1] ?? points.at(-1);
  return (
    <figure className={classNames('stack', styles.chart)} aria-busy={updating}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={classNames('stack gap-4', styles.parts)}>
        <div aria-hidden className={classNames('stack', styles.drawing)}>
          <p className={styles.readout}>
            <span className={styles.readoutPoint}>{shown?.label}</span>
            {series.map(({ label, look, values }, index) => (
              <span
                key={label}
                className={styles.readoutValue}
                data-series={index}
                data-negative={shown && (values[points.indexOf(shown)] ?? 0) < 0}
              >
                <span className={styles.swatch} data-look={look} />
                {label}
                <bdi>{shown && format(values[points.indexOf(shown)] ?? 0)}</bdi>
              </span>
            ))}
          </p>
          <Plot {...props} pointed={pointed} onPoint={setPointed} />
        </div>
        {hasTable && <ChartTable {...props} />}
      </div>
    </figure>
  );
}
