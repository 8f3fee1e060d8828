import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { MemberType } from '#contract/entities/member.ts';
import type { Currency } from '#contract/entities/money.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import { looksOfName } from '#contract/rules/looks-of-name.ts';
import type { Database } from './database.ts';

/** A person's row. Times in milliseconds since the epoch. */
export interface MemberRow {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: MemberType;
  readonly password_hash: string | null;
  readonly password_is_default: 0 | 1;
  readonly password_changed_at: number;
  readonly first_login_due: 0 | 1;
  readonly blocked: 0 | 1;
  readonly rank_level: number;
  readonly mobile: string | null;
  readonly email: string | null;
  /** A code proved that messages arrive there; meaningless without an address. */
  readonly email_confirmed: 0 | 1;
  readonly mobile_confirmed: 0 | 1;
  readonly currency: Currency;
  readonly registered_at: number;
  /** When the account closes or closed; null if it does not. */
  readonly closes_at: number | null;
  /** The last used language; null before the first use. */
  readonly language: LanguageCode | null;
}

/** A new person's row. */
export interface NewMember {
  readonly account: string;
  readonly nickname: string;
  readonly type: MemberType;
  readonly passwordHash: string | null;
  readonly passwordIsDefault?: boolean;
  readonly passwordChangedAt: number;
  readonly firstLoginDue?: boolean;
  readonly blocked?: boolean;
  readonly rankLevel?: number;
  /** With the dialing code: '+5511987654321'. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** Those entered without a proof by code. */
  readonly unconfirmed?: readonly ContactKind[];
  readonly currency: Currency;
  readonly affiliateCode: string | null;
  /** The sub-id of that code's link. */
  readonly subId?: string | null;
  readonly referralCode: string | null;
  /** Further fields of the form, by name. */
  readonly details: Readonly<Record<string, string>>;
  readonly registeredAt: number;
  /** When they set a limit of play or chose to go without; left out if they were not asked yet. */
  readonly limitsAnsweredAt?: number;
}

/** The columns of {@link MemberRow}, for every statement that reads one. */
export const memberColumns =
  'm.id, m.account, m.nickname, m.type, m.password_hash, m.password_is_default, m.password_changed_at, m.first_login_due, m.blocked, m.rank_level, m.mobile, m.email, m.email_confirmed, m.mobile_confirmed, m.currency, m.registered_at, m.closes_at, m.language';

/** Look-ups of people by their identifiers. */
export interface MemberTable {
  byId(id: number): MemberRow | undefined;
  /** Case-insensitive. */
  byAccount(account: string): MemberRow | undefined;
  /** One whose account name looks the same: l, I and 1, or letters of other scripts. */
  byLook(account: string): MemberRow | undefined;
  byMobile(mobile: string): MemberRow | undefined;
  byEmail(email: string): MemberRow | undefined;
  insert(member: NewMember): number;
  /** The next member number. */
  nextId(): number;
  setPassword(id: number, hash: string, at: number): void;
  /** Sets a password that must be changed at the first sign-in. */
  setFirstPassword(id: number, hash: string, at: number): void;
  firstLoginDone(id: number): void;
  setBlocked(id: number, blocked: boolean): void;
  /** Whether somebody else's name or account looks the same. */
  isNameOfAnother(id: number, name: string): boolean;
  setNickname(id: number, nickname: string): void;
  /** An address that its owner has proved. */
  setContact(id: number, kind: ContactKind, value: string): void;
  /** When the account closes; null cancels the closing. */
  setClosing(id: number, at: number | null): void;
  setLanguage(id: number, language: LanguageCode): void;
  /** Further fields of the form, by name. */
  details(id: number): Readonly<Record<string, string>>;
  /** The agent's account for an invitation code, while registrations are open. */
  affiliateOf(code: string): string | undefined;
  count(): number;
  /** Newest first. */
  newest(limit: number): MemberRow[];
}

export function memberTable(database: Database): MemberTable {
  const one = (where: string) =>
    database.statement<MemberRow>(`SELECT ${memberColumns} FROM members m WHERE ${where} = ?`);
  const byLook = database.statement<MemberRow>(`
    SELECT ${memberColumns} FROM name_looks n JOIN members m ON m.id = n.member_id
    WHERE n.look = ? AND n.name = 'account' LIMIT 1`);
  const insert = database.statement(`
    INSERT INTO members (account, nickname, type, password_hash, password_is_default,
      password_changed_at, first_login_due, blocked, rank_level, mobile, email, currency,
      affiliate_code, referral_code, details, registered_at, folded_name, sub_id,
      email_confirmed, mobile_confirmed, limits_answered_at, limits_reminder_from)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const lastId = database.statement<{ last: number }>(
    "SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'members'), 0) AS last",
  );
  const setPassword = database.statement(
    'UPDATE members SET password_hash = ?, password_is_default = 0, password_changed_at = ? WHERE id = ?',
  );
  const setFirstPassword = database.statement(
    'UPDATE members SET password_hash = ?, password_is_default = 1, password_changed_at = ? WHERE id = ?',
  );
  const setBlocked = database.statement('UPDATE members SET blocked = ? WHERE id = ?');
  const looksLikeAnother = database.statement(
    'SELECT 1 FROM name_looks WHERE look = ? AND member_id <> ? LIMIT 1',
  );
  const addLook = database.statement('INSERT OR IGNORE INTO name_looks VALUES (?, ?, ?)');
  const dropLooks = database.statement('DELETE FROM name_looks WHERE member_id = ? AND name = ?');
  const putLooks = (id: number, name: 'account' | 'nickname', text: string) => {
    dropLooks.run(id, name);
    for (const look of looksOfName(text)) addLook.run(look, id, name);
  };
  const setNickname = database.statement(
    'UPDATE members SET nickname = ?, folded_name = ? WHERE id = ?',
  );
  const setContact = {
    email: database.statement('UPDATE members SET email = ?, email_confirmed = 1 WHERE id = ?'),
    mobile: database.statement('UPDATE members SET mobile = ?, mobile_confirmed = 1 WHERE id = ?'),
  };
  const setClosing = database.statement('UPDATE members SET closes_at = ? WHERE id = ?');
  const setLanguage = database.statement('UPDATE members SET language = ? WHERE id = ?');
  const details = database.statement<{ details: string }>(
    'SELECT details FROM members WHERE id = ?',
  );
  const affiliateOf = database.statement<{ account: string }>(
    'SELECT m.account FROM affiliate_codes a JOIN members m ON m.id = a.member_id WHERE a.code = ? AND a.closed_at IS NULL',
  );
  const count = database.statement<{ members: number }>('SELECT COUNT(*) AS members FROM members');

  return {
    byId: one('m.id').get,
    byAccount: one('m.account').get,
    byLook: (account) =>
      looksOfName(account)
        .map((look) => byLook.get(look))
        .find((row) => row !== undefined),
    byMobile: one('m.mobile').get,
    byEmail: one('m.email').get,
    insert(member) {
      const { unconfirmed = [] } = member;
      const id = insert.run(
        member.account,
        member.nickname,
        member.type,
        member.passwordHash,
        Number(member.passwordIsDefault ?? false),
        member.passwordChangedAt,
        Number(member.firstLoginDue ?? true),
        Number(member.blocked ?? false),
        member.rankLevel ?? 0,
        member.mobile,
        member.email,
        member.currency,
        member.affiliateCode,
        member.referralCode,
        JSON.stringify(member.details),
        member.registeredAt,
        foldText(member.nickname),
        member.subId ?? null,
        Number(!unconfirmed.includes('email')),
        Number(!unconfirmed.includes('mobile')),
        member.limitsAnsweredAt ?? null,
        member.limitsAnsweredAt ?? member.registeredAt,
      ).rowId;
      putLooks(id, 'account', member.account);
      putLooks(id, 'nickname', member.nickname);
      return id;
    },
    nextId: () => (lastId.get()?.last ?? 0) + 1,
    setPassword: (id, hash, at) => {
      setPassword.run(hash, at, id);
    },
    setFirstPassword: (id, hash, at) => {
      setFirstPassword.run(hash, at, id);
    },
    firstLoginDone: database.statement('UPDATE members SET first_login_due = 0 WHERE id = ?').exec,
    setBlocked: (id, blocked) => {
      setBlocked.run(Number(blocked), id);
    },
    isNameOfAnother: (id, name) =>
      looksOfName(name).some((look) => looksLikeAnother.get(look, id) !== undefined),
    setNickname: (id, nickname) => {
      putLooks(id, 'nickname', nickname);
      setNickname.run(nickname, foldText(nickname), id);
    },
    setContact: (id, kind, value) => {
      setContact[kind].run(value, id);
    },
    setClosing: (id, at) => {
      setClosing.run(at, id);
    },
    setLanguage: (id, language) => {
      setLanguage.run(language, id);
    },
    // Written by `insert` from a record of texts.
    details: (id) => JSON.parse(details.get(id)?.details ?? '{}') as Record<string, string>,
    affiliateOf: (code) => affiliateOf.get(code)?.account,
    count: () => count.get()?.members ?? 0,
    newest: database.statement<MemberRow>(
      `SELECT ${memberColumns} FROM members m ORDER BY m.id DESC LIMIT ?`,
    ).all,
  };
}
