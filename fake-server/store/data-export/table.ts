import type { SQLInputValue } from 'node:sqlite';
import type { Database } from '../database.ts';
import type { DataSection } from './section.ts';

/** A person's last requested data export. Times in milliseconds. */
export interface DataFileRow {
  readonly member_id: number;
  readonly id: string;
  readonly requested_at: number;
  /** When work on it continues. */
  readonly due_at: number;
  readonly failures: number;
  /** Number of the next section. */
  readonly section: number;
  /** JSON of the last written row's position; null before the first row of a section. */
  readonly after_row: string | null;
  /** Null while it is being made. */
  readonly expires_at: number | null;
}

/** A row of a section, by column name, and its position. */
interface DataRow {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly place: readonly SQLInputValue[];
}

/** Data export files. */
export interface DataExportTable {
  find(memberId: number): DataFileRow | undefined;
  /** Replaces an earlier one. */
  begin(row: Pick<DataFileRow, 'member_id' | 'id' | 'requested_at'>): void;
  /** The unfinished one that is due first. */
  due(moment: number): DataFileRow | undefined;
  goOn(id: string, at: number, to: Pick<DataFileRow, 'section' | 'after_row'>): void;
  putOff(id: string, until: number): void;
  finish(id: string, expiresAt: number): void;
  /** Appends to the file, in parts of bounded length. */
  write(id: string, text: string): void;
  part(id: string, number: number): string | undefined;
  countParts(id: string): number;
  /** Deletes the contents of expired files, and files of closed accounts. */
  forget(moment: number): void;
  /** The next rows of a section. */
  rows(
    section: DataSection,
    memberId: number,
    after: readonly SQLInputValue[] | null,
    limit: number,
  ): DataRow[];
}

/** The most characters of a part. */
export const PART_LENGTH = 512 * 1024;

export function dataExportTable(database: Database): DataExportTable {
  const find = database.statement<DataFileRow>('SELECT * FROM data_files WHERE member_id = ?');
  const remove = database.statement('DELETE FROM data_files WHERE member_id = ?');
  const insert = database.statement(
    'INSERT INTO data_files (member_id, id, requested_at, due_at) VALUES (?, ?, ?, ?)',
  );
  const due = database.statement<DataFileRow>(
    'SELECT * FROM data_files WHERE expires_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT 1',
  );
  const goOn = database.statement(
    'UPDATE data_files SET due_at = ?, section = ?, after_row = ?, failures = 0 WHERE id = ?',
  );
  const putOff = database.statement(
    'UPDATE data_files SET due_at = ?, failures = failures + 1 WHERE id = ?',
  );
  const finish = database.statement('UPDATE data_files SET expires_at = ? WHERE id = ?');
  const last = database.statement<{ number: number; length: number }>(
    'SELECT number, length(text) AS length FROM data_file_parts WHERE file_id = ? ORDER BY number DESC LIMIT 1',
  );
  const add = database.statement(
    'INSERT INTO data_file_parts (file_id, number, text) VALUES (?, ?, ?)',
  );
  const extend = database.statement(
    'UPDATE data_file_parts SET text = text || ? WHERE file_id = ? AND number = ?',
  );
  const part = database.statement<{ text: string }>(
    'SELECT text FROM data_file_parts WHERE file_id = ? AND number = ?',
  );
  const count = database.statement<{ parts: number }>(
    'SELECT count(*) AS parts FROM data_file_parts WHERE file_id = ?',
  );
  const forgetParts = database.statement(
    'DELETE FROM data_file_parts WHERE file_id IN (SELECT id FROM data_files WHERE expires_at <= ?)',
  );
  const forgetClosed = database.statement(
    'DELETE FROM data_files WHERE member_id IN (SELECT id FROM members WHERE closes_at <= ?)',
  );

  return {
    find: (memberId) => find.get(memberId),
    begin({ member_id, id, requested_at }) {
      remove.run(member_id);
      insert.run(member_id, id, requested_at, requested_at);
    },
    due: (moment) => due.get(moment),
    goOn: (id, at, { section, after_row }) => {
      goOn.run(at, section, after_row, id);
    },
    putOff: (id, until) => {
      putOff.run(until, id);
    },
    finish: (id, expiresAt) => {
      finish.run(expiresAt, id);
    },
    write(id, text) {
      let { number, length } = last.get(id) ?? { number: 0, length: PART_LENGTH };
      for (const piece of piecesOf(text, PART_LENGTH - length)) {
        if (length < PART_LENGTH && number > 0) extend.run(piece, id, number);
        else {
          number += 1;
          add.run(id, number, piece);
        }
        length = PART_LENGTH;
      }
    },
    part: (id, number) => part.get(id, number)?.text,
    countParts: (id) => count.get(id)?.parts ?? 0,
    forget(moment) {
      forgetParts.run(moment);
      forgetClosed.run(moment);
    },
    rows(section, memberId, after, limit) {
      const { fields, order } = section;
      const read = database.statement<Record<string, SQLInputValue>>(
        sqlOf(section, after !== null),
      );
      const names = Object.keys(fields);
      return read
        .all(memberId, ...(after ?? []), limit)
        .map((row) => ({
          columns: Object.fromEntries(names.map((name) => [name, row[name]])),
          place: order.map((_, index) => row[`place_${index}`] ?? null),
        }));
    },
  };
}

function sqlOf({ table, join, owner, where, order, fields }: DataSection, goesOn: boolean): string {
  const places = order.map((column) => `t.${column}`);
  const selected = [
    ...Object.keys(fields).map((column) => `t.${column}`),
    ...places.map((place, index) => `${place} AS place_${index}`),
  ];
  const conditions = [
    `${owner ?? 't.member_id'} = ?`,
    ...(goesOn ? [`(${places.join(', ')}) > (${places.map(() => '?').join(', ')})`] : []),
    ...(where === undefined ? [] : [where]),
  ];
  return `SELECT ${selected.join(', ')} FROM ${table} t ${join ?? ''}
    WHERE ${conditions.join(' AND ')} ORDER BY ${places.join(', ')} LIMIT ?`;
}

/** Splits a text: a first piece for the remaining room, then full ones. */
function piecesOf(text: string, room: number): string[] {
  const pieces: string[] = [];
  let length = room > 0 ? room : PART_LENGTH;
  for (let from = 0; from < text.length; length = PART_LENGTH) {
    const to = from + length;
    // Does not split a surrogate pair.
    const end = /[\uDC00-\uDFFF]/u.test(text.charAt(to)) ? to + 1 : to;
    pieces.push(text.slice(from, end));
    from = end;
  }
  return pieces;
}
