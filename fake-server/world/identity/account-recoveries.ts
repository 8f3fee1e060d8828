import type {
  AccountRecoveryStop,
  OpenAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import { maskedEmail, maskedMobile } from '../../ground/masked-name.ts';
import { Refused } from '../../ground/refused.ts';
import { counts } from '../../ground/term.ts';
import { hashOfToken, newToken } from '../../ground/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import {
  type AccountRecoveryRow,
  accountRecoveryTable,
  accountRecoveryTermOf,
} from '../../store/account-recoveries.ts';
import { contactChangeTable } from '../../store/contact-changes.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions.ts';
import type { KnownContact, Letter, Letters } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';

const DAY = 24 * 60 * 60_000;
const masks = { email: maskedEmail, mobile: maskedMobile };

/** How an account recovery was asked for, for its owner's history and what is written to them. */
export interface AskingCircumstances {
  readonly origin: OriginRow;
  /** The address of the page that stops it by a token. */
  readonly stopLinkWith: (token: string) => string;
}

/** Account recoveries that were asked for, and how they are stopped (W5). */
export interface AccountRecoveries {
  /** The account recovery that is under way; null if there is none. */
  open(memberId: number): OpenAccountRecovery | null;
  /**
   * Begins the waiting time, and tells every address; where one is open it does nothing.
   *
   * @throws Refused account_recovery_closed, where one was stopped a short time ago
   */
  begin(member: MemberRow, contact: KnownContact, how: AskingCircumstances): AccountRecoveryRow;
  /** Writes to every address of a person, the ones that can still come back too. */
  tellAll(member: MemberRow, letter: Omit<Letter, 'to'>): void;
  /** @throws Refused not_found */
  stopOffer(token: string): AccountRecoveryStop;
  /** @throws Refused not_found */
  stop(token: string, origin: OriginRow): AccountRecoveryStop;
  /** Stops what is open; its owner may be another than who signed in, and waits too. */
  stopOwn(memberId: number, origin: OriginRow): void;
  /** The address that asked is not the person's any more; with no kind, none is to be trusted. */
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
    // One that was changed and changed back is told once.
    return [...new Map(all.map((one) => [one.address.toLowerCase(), one])).values()];
  };

  const tellAll: AccountRecoveries['tellAll'] = (member, letter) => {
    for (const to of addressesOf(member)) letters.write(member, { ...letter, to });
  };

  /** One that was taken, or is over, is as if it had never been. */
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
          text: (texts, siteName) =>
            texts.accountRecoveryRequested(siteName, stopLinkWith(token), waitDays),
          origin,
        });
        return { ...row, stopped_at: null, barred_until: null, taken_at: null, money_from: null };
      }),
    tellAll,
    stopOffer(token) {
      const row = found(token);
      return { ...shownParts(row), isDone: row.stopped_at !== null };
    },
    stop: (token, origin) =>
      database.transaction(() => {
        const row = found(token);
        // The answer of the first time may have been lost.
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
        // Its owner, who has taken the address back, may have to ask at once.
        if (row && (kind === undefined || row.kind === kind)) stopRow(row, origin, false);
      }),
  };
}

function shownParts({ kind, address, ready_at }: AccountRecoveryRow) {
  return { to: masks[kind](address), readyAt: momentOf(ready_at) };
}
