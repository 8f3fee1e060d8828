import type { ReactNode } from 'react';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import styles from './record-rows.module.css';

/**
 * A column of a record. Its kind decides how it looks in the table, and its position on a phone:
 * `subject` and `amount` make the first line of a row, all others the second.
 */
export interface Column<Row> {
  readonly kind: 'subject' | 'moment' | 'state' | 'figure' | 'amount';
  readonly heading: string;
  readonly render: (row: Row) => ReactNode;
}

interface RecordRowsProps<Row> {
  /** The name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first one says what the row is about. */
  readonly columns: readonly Column<Row>[];
  /** When a row happened (ISO 8601): rows in order of time are grouped by day. */
  readonly momentOf?: (row: Row) => string;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/**
 * A page's rows by day: a table, or on narrow screens two lines per row with the amount at the end.
 * Explicit roles keep it a table for screen readers, which browsers would otherwise drop.
 */
export function RecordRows<Row>({
  label,
  rows,
  keyOf,
  columns,
  momentOf,
  updating,
}: RecordRowsProps<Row>) {
  const times = useTimes();
  const firstFigure = columns.find(({ kind }) => kind === 'figure');
  const groups = groupedBy(rows, (row) => (momentOf ? times.day(momentOf(row)) : ''));
  return (
    <div className={styles.fit}>
      <table {...asTable} className={styles.table} aria-label={label} aria-busy={updating}>
        <thead {...asGroup}>
          <tr {...asRow}>
            {columns.map(({ heading, kind }) => (
              <th {...asHeading} key={heading} className={alignmentOf(kind)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ day, rows: ofDay }, index) => (
          // A list that is in no order of time may come back to a day.
          // oxlint-disable-next-line react/no-array-index-key
          <tbody {...asGroup} key={`${day} ${index}`}>
            {momentOf && (
              <tr {...asRow} className={styles.day}>
                <th {...asRowHeading} scope="rowgroup" colSpan={columns.length}>
                  {day}
                </th>
              </tr>
            )}
            {ofDay.map((row) => (
              <tr {...asRow} key={keyOf(row)}>
                {columns.map((column) => (
                  <Cell
                    key={column.heading}
                    column={column}
                    row={row}
                    isFirstFigure={column === firstFigure}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Rows that follow each other and are of one day. */
function groupedBy<Row>(rows: readonly Row[], dayOf: (row: Row) => string) {
  const groups: { readonly day: string; readonly rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

const alignmentOf = (kind: Column<unknown>['kind']) =>
  kind === 'amount' || kind === 'figure' ? styles.number : undefined;

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  /** On a phone it and those after it are at the end of their line. */
  readonly isFirstFigure: boolean;
}

function Cell<Row>({ column, row, isFirstFigure }: CellProps<Row>) {
  const { kind, heading, render } = column;
  if (kind === 'subject') {
    return (
      <th {...asRowHeading} className={styles.subject}>
        {render(row)}
      </th>
    );
  }
  return (
    <td
      {...asCell}
      className={classNames(styles[kind], alignmentOf(kind))}
      data-first={isFirstFigure || undefined}
    >
      {kind === 'figure' && (
        // The heading of the column says it to a screen reader.
        <span aria-hidden className={styles.cellLabel}>
          {heading}{' '}
        </span>
      )}
      {render(row)}
    </td>
  );
}
