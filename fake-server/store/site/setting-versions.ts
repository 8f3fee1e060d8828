import type { Database } from '../database.ts';

/** A published version of the settings. Times in milliseconds since the epoch. */
export interface SettingVersionRow {
  /** Counts up from 1; no number comes back. */
  readonly version: number;
  readonly published_at: number;
  /** What differs from the usual settings, as JSON. */
  readonly settings: string;
}

/** The versions of the settings that were published; the newest one is in force. */
export interface SettingVersionTable {
  /** Adds the next version and drops those that are no longer kept, in one transaction. */
  add(row: SettingVersionRow): void;
  /** The kept versions, newest first. */
  newestFirst(): SettingVersionRow[];
}

/** Number of versions that are kept. */
export const KEPT_VERSIONS = 50;

export function settingVersionTable(database: Database): SettingVersionTable {
  const columns = 'version, published_at, settings';
  const insert = database.insert(`setting_versions (${columns})`);
  const drop = database.statement('DELETE FROM setting_versions WHERE version <= ?');
  return {
    add: (row) =>
      database.transaction(() => {
        insert(row);
        drop.run(row.version - KEPT_VERSIONS);
      }),
    newestFirst: database.statement<SettingVersionRow>(
      `SELECT ${columns} FROM setting_versions ORDER BY version DESC`,
    ).all,
  };
}
