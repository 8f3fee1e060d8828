import { randomUUID } from 'node:crypto';
import type {
  CheckedAccount,
  PayoutAccount,
  PayoutAccounts as PayoutAccountsShown,
} from '#contract/entities/payout-account.ts';
import {
  LONGEST_ACCOUNT_LABEL,
  type PayoutTarget,
} from '#contract/entities/payout-account-types.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { readPayoutTarget } from '#contract/rules/payout-target.ts';
import { banks } from '../../content/bank-directory.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedFullName } from '../../kernel/masked-name.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import {
  type AccountCheckRow,
  type HolderColumns,
  type PayoutAccountRow,
  payoutAccountTable,
} from '../../store/withdrawals/payout-accounts.ts';
import { isOwnAccount } from '../deposits/own-account.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { AccountDirectory } from '../ports/account-directory.ts';
import { ProviderUnavailable } from '../ports/payment-provider.ts';
import { targetOf, targetView } from './payout-targets.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
/** How long a checked account can be added. */
export const CHECK_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** Prevents scraping the directory, which reveals strangers' names. */
const MAX_CHECKS_PER_HOUR = 60;

/** The account of a withdrawal. */
interface PayTarget {
  readonly accountId: string;
  readonly target: PayoutTarget;
  readonly holder: { readonly name: string; readonly taxId: string };
  readonly bank: string;
}

/** Payout accounts (W2). Another person's is refused as if it did not exist. */
export interface PayoutAccounts {
  list(member: MemberRow): PayoutAccountsShown;
  /** An account as shown, also if removed since. @throws Refused not_found */
  one(member: MemberRow, id: string): PayoutAccount;
  /** Asks the directory for the owner. @throws Refused any of the call's codes */
  check(member: MemberRow, typed: PayoutTarget): Promise<CheckedAccount>;
  /** Adds a checked account. @throws Refused any of the call's codes */
  add(
    member: MemberRow,
    wish: { readonly checkId: string; readonly label: string },
    origin: OriginRow,
  ): PayoutAccount;
  /** @throws Refused not_found */
  makeDefault(member: MemberRow, id: string): void;
  /** @throws Refused not_found, validation_failed */
  rename(member: MemberRow, id: string, label: string): void;
  /** @throws Refused not_found, payout_account_in_use */
  remove(member: MemberRow, id: string): void;
  /** The target of a withdrawal. @throws Refused not_found, payout_account_waiting */
  usable(member: MemberRow, id: string): PayTarget;
}

interface PayoutAccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly history: Pick<SecurityHistory, 'note'>;
  readonly live: LiveUpdates;
  readonly directory: AccountDirectory;
  /** Whether a withdrawal to an account is under way. */
  readonly isPaidTo: (accountId: string) => boolean;
  /** The account that a person was paid to most often. */
  readonly mostPaidOf: (memberId: number) => string | undefined;
}

export function createPayoutAccounts(parts: PayoutAccountParts): PayoutAccounts {
  const { database, clock, settings, members, history, live, directory, isPaidTo, mostPaidOf } =
    parts;
  const table = payoutAccountTable(database);
  const figures = () => settings.current.payoutAccounts;
  const offeredBanks = () => (figures().banks ? banks : []);

  const shown = (row: PayoutAccountRow): PayoutAccount => ({
    id: row.id,
    label: row.label,
    ...holderView(row),
    usualMinutes: figures().usualMinutes[targetOf(row.target).kind],
    isMostUsed: mostPaidOf(row.member_id) === row.id,
    isDefault: row.is_default === 1,
    addedAt: momentOf(row.added_at),
    usableFrom: row.usable_from > clock.now() ? momentOf(row.usable_from) : null,
    isInUse: isPaidTo(row.id),
  });

  const own = (member: MemberRow, id: string): PayoutAccountRow => {
    const row = table.find(id);
    if (row?.member_id !== member.id) throw new Refused('not_found');
    return row;
  };
  const present = (member: MemberRow, id: string): PayoutAccountRow => {
    const row = own(member, id);
    if (row.removed_at !== null) throw new Refused('not_found');
    return row;
  };

  /** @param target in normal form */
  const requireRoom = (member: MemberRow, target: string) => {
    const accounts = table.forMember(member.id);
    if (accounts.some((one) => one.target === target)) throw new Refused('payout_account_exists');
    if (accounts.length >= figures().max) throw new Refused('payout_accounts_full');
  };

  const requireFewChecks = (member: MemberRow) => {
    const since = clock.now() - HOUR_MILLISECONDS;
    const oldest = table.checksSince(member.id, since)[MAX_CHECKS_PER_HOUR - 1];
    if (oldest === undefined) return;
    throw new Refused('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil((oldest + HOUR_MILLISECONDS - clock.now()) / 1_000)),
    });
  };

  const askDirectory = async (target: PayoutTarget) => {
    try {
      return await directory.holderOf(target);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new Refused('payment_provider_unavailable');
      throw error;
    }
  };

  const change = (member: MemberRow, work: () => void) =>
    database.transaction(() => {
      work();
      live.tell(member.id, 'payments');
    });

  return {
    list: (member) => ({
      accounts: table.forMember(member.id).map(shown),
      max: figures().max,
      waitMinutes: figures().waitMinutes,
      banks: [...offeredBanks()],
    }),
    one: (member, id) => shown(own(member, id)),
    async check(member, typed) {
      if (typed.kind === 'bank' && !figures().banks) throw new Refused('feature_disabled');
      const read = readPayoutTarget(typed, offeredBanks());
      if (!read.ok) throw new Refused('validation_failed', { fields: read.fields });
      const storedTarget = JSON.stringify(read.target);
      requireRoom(member, storedTarget);
      requireFewChecks(member);
      const check = {
        id: randomUUID(),
        member_id: member.id,
        target: storedTarget,
        requested_at: clock.now(),
      };
      // Counted before asking: a failed look-up also reads the directory.
      table.addCheck(check);
      const holder = await askDirectory(read.target);
      if (!holder) throw new Refused('payout_account_unknown');
      const { name, taxId, bank } = holder;
      const { payeeName = '', idNumber = '' } = members.details(member.id);
      const owner = { payeeName, idNumber };
      if (!isOwnAccount({ name, cpf: taxId }, owner, settings.current.jurisdiction)) {
        throw new Refused('payout_account_of_another');
      }
      const found = { holder_name: name, holder_tax_id: taxId, bank_name: bank };
      table.answerCheck(check.id, found);
      const expiresAt = momentOf(check.requested_at + CHECK_MILLISECONDS);
      return { checkId: check.id, ...holderView({ ...check, ...found }), expiresAt };
    },
    add: (member, { checkId, label }, origin) =>
      database.transaction(() => {
        const found = table.check(checkId);
        const checked = found?.member_id === member.id ? found : undefined;
        if (!isFresh(checked, clock.now())) throw new Refused('payout_account_check_expired');
        const { target, holder_name, holder_tax_id, bank_name } = checked;
        requireRoom(member, target);
        const now = clock.now();
        const row: PayoutAccountRow = {
          id: randomUUID(),
          member_id: member.id,
          target,
          holder_name,
          holder_tax_id,
          bank_name,
          label: plainLabel(label),
          is_default: table.forMember(member.id).length === 0 ? 1 : 0,
          added_at: now,
          usable_from: now + figures().waitMinutes * MINUTE_MILLISECONDS,
          removed_at: null,
        };
        table.insert(row);
        table.useCheck(checkId);
        const account = targetView(targetOf(row.target));
        history.note(member.id, 'payoutAccountAdded', origin, { account });
        live.tell(member.id, 'payments');
        return shown(row);
      }),
    makeDefault(member, id) {
      change(member, () => table.makeDefault(member.id, present(member, id).id));
    },
    rename(member, id, label) {
      change(member, () => table.rename(present(member, id).id, plainLabel(label)));
    },
    remove(member, id) {
      change(member, () => {
        const row = present(member, id);
        if (isPaidTo(id)) throw new Refused('payout_account_in_use');
        table.remove(id, clock.now());
        const [next] = table.forMember(member.id);
        if (row.is_default === 1 && next) table.makeDefault(member.id, next.id);
      });
    },
    usable(member, id) {
      const row = present(member, id);
      const wait = row.usable_from - clock.now();
      if (wait > 0) {
        throw new Refused('payout_account_waiting', { retryAfterSeconds: Math.ceil(wait / 1_000) });
      }
      return {
        accountId: id,
        target: targetOf(row.target),
        holder: { name: row.holder_name, taxId: row.holder_tax_id },
        bank: row.bank_name,
      };
    },
  };
}

function isFresh(
  check: AccountCheckRow | undefined,
  now: number,
): check is AccountCheckRow & HolderColumns {
  if (!check || check.used === 1) return false;
  const from = check.requested_at;
  const term = { kind: 'payoutAccountCheck', from, until: from + CHECK_MILLISECONDS } as const;
  return check.holder_name !== null && counts(term, now);
}

function holderView({
  target,
  holder_name,
  bank_name,
}: Pick<PayoutAccountRow, 'target' | 'holder_name' | 'bank_name'>) {
  const normalized = targetOf(target);
  return {
    kind: normalized.kind,
    keyType: normalized.kind === 'pix' ? normalized.keyType : null,
    shown: targetView(normalized),
    holder: maskedFullName(holder_name),
    bank: bank_name,
  };
}

/** @throws Refused validation_failed */
function plainLabel(typed: string): string {
  const label = typed.trim();
  const error = checkField('label', label, {
    enabled: true,
    required: false,
    minLength: 0,
    maxLength: LONGEST_ACCOUNT_LABEL,
    acceptedPattern: '*',
    patternId: '1',
  });
  if (error) throw new Refused('validation_failed', { fields: [error] });
  return label;
}
