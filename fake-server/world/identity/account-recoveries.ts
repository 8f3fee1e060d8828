import type {
  AccountRecoveryStop,
  OpenAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import { spanIn } from '../../content/span-words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { contactChangeTable } from '../../store/account/contact-changes.ts';
import type { Database } from '../../store/database.ts';
import {
  type AccountRecoveryRow,
  accountRecoveryTable,
  accountRecoveryTermOf,
} from '../../store/identity/account-recoveries.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { KnownContact, Letter, Letters } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';

const DAY = 24 * 60 * 60_000;
const masks = { email: maskedEmail, mobile: maskedMobile };

/** Details of a recovery request, for the owner's history and messages. */
export interface AskingCircumstances {
  readonly origin: OriginRow;
  /** The address of the stop page for a token. */
  readonly stopLinkWith: (token: string) => string;
}

/** Requested account recoveries, and how they are stopped (W5). */
export interface AccountRecoveries {
  /** The open account recovery, or null. */
  open(memberId: number): OpenAccountRecovery | null;
  /**
   * Starts the waiting time, and notifies every address; if one is open it does nothing.
   *
   * @throws Refused account_recovery_closed if one was stopped a short time ago
   */
  begin(member: MemberRow, contact: KnownContact, how: AskingCircumstances): AccountRecoveryRow;
  /** Notifies every address of a person, including those that can still be restored. */
  tellAll(member: MemberRow, letter: Omit<Letter, 'to'>): void;
  /** @throws Refused not_found */
  previewStop(token: string): AccountRecoveryStop;
  /** @throws Refused not_found */
  stop(token: string, origin: OriginRow): AccountRecoveryStop;
  /**
   * Stops what is open; the account's owner may be another person than the one who signed in, and
   * must wait too.
   */
  stopOwn(memberId: number, origin: OriginRow): void;
  /** The requesting address no longer belongs to the person; without a kind, none is trusted. */
  dropOf(memberId: number, origin: OriginRow, kind?: ContactKind): void;
}

interface AccountRecoveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly history: SecurityHistory;
  readonly letters: Letters;
}

export function createAccountRecoveries(parts: AccountRecoveryParts): AccountRecoveries {
  const { database, clock, settings, history, letters } = parts;
  const table = accountRecoveryTable(database);
  const changes = contactChangeTable(database);
  const figures = () => settings.current.accountRecovery;

  const addressesOf = ({ id, email, mobile }: MemberRow): readonly KnownContact[] => {
    const own = { email, mobile };
    const all = [
      ...(['email', 'mobile'] as const).flatMap((kind) => {
        const address = own[kind];
        return address === null ? [] : [{ kind, address }];
      }),
      ...changes
        .heldOf(id, clock.now())
        .map(({ kind, old_value }) => ({ kind, address: old_value })),
    ];
    // An address changed and changed back is notified once.
    return [...new Map(all.map((one) => [one.address.toLowerCase(), one])).values()];
  };

  const tellAll: AccountRecoveries['tellAll'] = (member, letter) => {
    for (const to of addressesOf(member)) letters.write(member, { ...letter, to });
  };

  /** A used or expired one is treated as non-existent. */
  const found = (token: string): AccountRecoveryRow => {
    const row = table.find(hashOfToken(token));
    if (!row || row.taken_at !== null) throw new Refused('not_found');
    const isOver = !counts(accountRecoveryTermOf(row), clock.now());
    if (row.stopped_at === null && isOver) throw new Refused('not_found');
    return row;
  };

  const stopRow = (row: AccountRecoveryRow, origin: OriginRow, isBarred: boolean) => {
    const now = clock.now();
    table.stop(row.token_hash, now, isBarred ? now + figures().waitDays * DAY : null);
    history.note(row.member_id, 'accountRecoveryStopped', origin);
  };

  return {
    open(memberId) {
      const row = table.open(memberId, clock.now());
      return row ? { ...shownParts(row), until: momentOf(row.until) } : null;
    },
    begin: (member, { kind, address }, { origin, stopLinkWith }) =>
      database.transaction(() => {
        const now = clock.now();
        const known = table.open(member.id, now);
        if (known) return known;
        const barred = table.barredUntil(member.id, now) - now;
        if (barred > 0) {
          throw new Refused('account_recovery_closed', {
            retryAfterSeconds: Math.ceil(barred / 1_000),
          });
        }
        const { waitDays, openDays } = figures();
        const token = newToken();
        const ready_at = now + waitDays * DAY;
        const row = {
          token_hash: hashOfToken(token),
          member_id: member.id,
          kind,
          address,
          requested_at: now,
          ready_at,
          until: ready_at + openDays * DAY,
        };
        table.add(row);
        history.note(member.id, 'accountRecoveryRequested', origin);
        tellAll(member, {
          text: (texts, language) =>
            texts.accountRecoveryRequested(stopLinkWith(token), spanIn(waitDays, 'day', language)),
          origin,
        });
        return { ...row, stopped_at: null, barred_until: null, taken_at: null, money_from: null };
      }),
    tellAll,
    previewStop(token) {
      const row = found(token);
      return { ...shownParts(row), isDone: row.stopped_at !== null };
    },
    stop: (token, origin) =>
      database.transaction(() => {
        const row = found(token);
        // The first answer may have been lost.
        if (row.stopped_at === null) stopRow(row, origin, true);
        return { ...shownParts(row), isDone: true };
      }),
    stopOwn: (memberId, origin) =>
      database.transaction(() => {
        const row = table.open(memberId, clock.now());
        if (row) stopRow(row, origin, true);
      }),
    dropOf: (memberId, origin, kind) =>
      database.transaction(() => {
        const row = table.open(memberId, clock.now());
        // The owner, who has restored the address, may need another one at once.
        if (row && (kind === undefined || row.kind === kind)) stopRow(row, origin, false);
      }),
  };
}

function shownParts({ kind, address, ready_at }: AccountRecoveryRow) {
  return { to: masks[kind](address), readyAt: momentOf(ready_at) };
}
