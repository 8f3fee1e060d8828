import type { ReactNode } from 'react';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import styles from './record-page.module.css';

/** A column of a record. Its kind decides how it looks, in the table and on a card. */
export interface Column<Row> {
  readonly kind: 'subject' | 'moment' | 'state' | 'amount';
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
  /** Its card has a whole line for what it is about, and one for its state. */
  readonly isWide?: (row: Row) => boolean;
  /** Another page is on its way: this one is shown, but pale. */
  readonly updating: boolean;
}

/**
 * The rows of a page: a table, and where there is no room for its columns a card for each row. It is
 * a table for screen readers in both, which its roles say: browsers forget it where rows are laid
 * out as cards.
 */
export function RecordRows<Row>({
  label,
  rows,
  keyOf,
  columns,
  isWide,
  updating,
}: RecordRowsProps<Row>) {
  return (
    <div className={styles.fit}>
      <table {...asTable} className={styles.table} aria-label={label} aria-busy={updating}>
        <thead {...asGroup}>
          <tr {...asRow}>
            {columns.map(({ heading, kind }) => (
              <th
                {...asHeading}
                key={heading}
                className={kind === 'amount' ? styles.amount : undefined}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rows.map((row) => (
            <tr {...asRow} key={keyOf(row)} data-wide={isWide?.(row)}>
              {columns.map((column) => (
                <Cell key={column.heading} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { kind, heading, render }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'subject') {
    return (
      <th {...asRowHeading} className={styles.subject}>
        {render(row)}
      </th>
    );
  }
  return (
    <td {...asCell} className={styles[kind]}>
      {kind === 'amount' && (
        // The heading of the column says it to a screen reader.
        <span aria-hidden className={styles.cellLabel}>
          {heading}
        </span>
      )}
      {render(row)}
    </td>
  );
}
