import type { DataExport } from '#contract/entities/data-export.ts';
import { DATA_EXPORT_SCHEMA_VERSION } from '#contract/entities/data-export-types.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SharedWork } from '../../kernel/shared-work.ts';
import { counts } from '../../kernel/term.ts';
import { newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { dataSections } from '../../store/data-export/sections.ts';
import { type DataFileRow, dataExportTable } from '../../store/data-export/table.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import { writtenRow } from './data-export-forms.ts';

const DAY = 24 * 60 * 60_000;
/** First retry delay of a failed run; it doubles each time. */
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 60 * 60_000;
const PAGE_ROWS = 500;
/** Pages written per step: other calls wait no longer than that. */
const PAGES_AT_A_TIME = 10;

/** Data export files (W5). */
export interface DataExportFiles {
  state(memberId: number): DataExport;
  /**
   * Requests a file. If one is being made, or was made shortly before, it changes nothing.
   *
   * @throws Refused too_many_requests beyond the share of an address
   */
  ask(memberId: number, origin: OriginRow): DataExport;
  /** @throws Refused not_found if there is no such file, or it has expired */
  part(
    member: Pick<MemberRow, 'id'>,
    wanted: { readonly id: string; readonly part: number },
    origin: OriginRow,
  ): string;
  /**
   * Continues the unfinished files by some pages, and deletes expired ones.
   * @returns whether there is more to do now
   */
  makeDue(): boolean;
  /** Starts a new file, whatever came before. */
  renew(memberId: number, origin: OriginRow): void;
  /** Makes a person's file old enough to be expired. */
  expire(memberId: number): void;
}

interface DataExportParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly live: Pick<LiveUpdates, 'tell'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly history: SecurityHistory;
  readonly shares: SharedWork;
}

export function createDataExport(parts: DataExportParts): DataExportFiles {
  const { database, clock, settings, live, notifications, history, shares } = parts;
  const table = dataExportTable(database);
  /** Releases the places of the unfinished files. */
  const places = new Map<number, () => void>();
  const giveBackPlaces = () => {
    for (const [memberId, leave] of places) {
      if (stateOf(table.find(memberId)) === 'requested') continue;
      leave();
      places.delete(memberId);
    }
  };

  const stateOf = (row: DataFileRow | undefined): DataExport['state'] => {
    if (!row) return 'none';
    if (row.expires_at === null) return 'requested';
    const term = { kind: 'dataExportFile', from: row.requested_at, until: row.expires_at } as const;
    return counts(term, clock.now()) ? 'ready' : 'expired';
  };

  const state = (memberId: number): DataExport => {
    const { retentionDays, cooldownDays } = settings.current.dataExport;
    const row = table.find(memberId);
    const is = stateOf(row);
    const next = row && is !== 'requested' ? row.requested_at + cooldownDays * DAY : 0;
    return {
      state: is,
      requestedAt: row ? momentOf(row.requested_at) : null,
      expiresAt: row && row.expires_at !== null ? momentOf(row.expires_at) : null,
      nextRequestAt: next > clock.now() ? momentOf(next) : null,
      retentionDays,
      file: row && is === 'ready' ? { id: row.id, parts: table.countParts(row.id) } : null,
    };
  };

  /** The part before the first section. */
  const head = (row: DataFileRow) =>
    JSON.stringify({
      schemaVersion: DATA_EXPORT_SCHEMA_VERSION,
      site: settings.current.siteName,
      requestedAt: momentOf(row.requested_at),
    }).slice(0, -1);

  /** Writes the next page of a file, or completes it. */
  const writePage = (row: DataFileRow) => {
    const section = dataSections[row.section];
    if (!section) {
      table.write(row.id, '\n}\n');
      table.finish(row.id, clock.now() + settings.current.dataExport.retentionDays * DAY);
      notifications.tell(row.member_id, 'dataExportReady', {});
      live.tell(row.member_id, 'security');
      return;
    }
    // Written by this function, from a row's position.
    const after =
      row.after_row === null ? null : (JSON.parse(row.after_row) as (string | number)[]);
    const limit = section.pageRows ?? PAGE_ROWS;
    const rows = table.rows(section, row.member_id, after, limit);
    const lines = rows.map(({ columns }) => writtenRow(section, columns));
    const isOver = rows.length < limit || section.isOne === true;
    const text = [
      row.section === 0 && after === null ? head(row) : '',
      after === null ? `,\n${JSON.stringify(section.name)}: ${section.isOne ? '' : '['}` : '',
      after !== null && lines.length > 0 ? ',' : '',
      lines.map((line) => (section.isOne ? line : `\n  ${line}`)).join(','),
      isOver && !section.isOne ? ']' : '',
    ].join('');
    table.write(row.id, text);
    // Files take turns, so that a long one blocks no other.
    table.goOn(
      row.id,
      clock.now(),
      isOver
        ? { section: row.section + 1, after_row: null }
        : { section: row.section, after_row: JSON.stringify(rows.at(-1)?.place) },
    );
  };

  const renew = (memberId: number, origin: OriginRow) =>
    database.transaction(() => {
      table.begin({ member_id: memberId, id: newToken(), requested_at: clock.now() });
      history.note(memberId, 'dataExportRequested', origin);
    });

  return {
    state,
    renew,
    ask: (memberId, origin) =>
      database.transaction(() => {
        const before = state(memberId);
        if (before.state === 'requested' || before.nextRequestAt !== null) return before;
        giveBackPlaces();
        places.set(memberId, shares.exports.enterAtOnce());
        renew(memberId, origin);
        return state(memberId);
      }),
    part(member, { id, part }, origin) {
      const row = table.find(member.id);
      if (!row || row.id !== id || stateOf(row) !== 'ready') throw new Refused('not_found');
      const text = table.part(id, part);
      if (text === undefined) throw new Refused('not_found');
      if (part === 1) history.note(member.id, 'dataExportDownloaded', origin);
      return text;
    },
    makeDue() {
      table.forget(clock.now());
      for (let pages = 0; pages < PAGES_AT_A_TIME; pages += 1) {
        const row = table.due(clock.now());
        if (!row) return false;
        try {
          database.transaction(() => writePage(row));
        } catch {
          // It continues later after the last written page.
          const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** row.failures);
          table.putOff(row.id, clock.now() + wait);
        }
      }
      return table.due(clock.now()) !== undefined;
    },
    expire(memberId) {
      const row = table.find(memberId);
      if (row) table.finish(row.id, clock.now());
    },
  };
}
