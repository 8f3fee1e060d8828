import type { MemberType } from '#contract/entities/member.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { bankCustomerNamed } from '../content/bank-customers.ts';
import { socialAccounts } from '../content/social-accounts.ts';
import { type Clock, createClock } from '../kernel/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { invitationTable } from '../store/agents/invitations.ts';
import type { Database } from '../store/database.ts';
import { socialTable } from '../store/identity/social.ts';
import type { MemberTable } from '../store/members.ts';
import { createLedger } from '../world/ledger/ledger.ts';
import { createWallet } from '../world/ledger/wallet.ts';
import type { Messages } from '../world/notifications/messages.ts';
import type { Passwords } from '../world/protection/passwords.ts';
import { manyMessages, seedMessages } from './messages.ts';

/** A seeded person. Their passwords belong to the fake and are not secret. */
export interface SeededPerson {
  readonly account: string;
  readonly nickname: string;
  /** Description, for the table of people. */
  readonly role: string;
  readonly type: MemberType;
  readonly password: string | null;
  /** Hundredths of the site's currency. */
  readonly opening: number;
  readonly rankLevel?: number;
  /** With the dialing code. */
  readonly mobile?: string;
  readonly email?: string;
  readonly blocked?: boolean;
  readonly passwordIsDefault?: boolean;
  readonly passwordAgeDays?: number;
  readonly affiliateCode?: string;
  /** Signs in by two steps (A26). */
  readonly twoStep?: boolean;
  /** The code of the link that they send to friends (W5). */
  readonly referralCode?: string;
  /** The referral code that they registered by. */
  readonly joinedBy?: string;
  readonly registeredDaysAgo?: number;
}

const PASSWORD = 'aurora2026';
/** A PIN that operators hand out by telephone; only the server knows it (G7). */
const DEFAULT_PASSWORD = 'abc123';
const REFERRAL_CODE = 'LARA2026';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const REGISTERED_DAYS_AGO = 400;
/** How often an agent's link was opened. */
const VISITS = 48;

const person = (
  account: string,
  nickname: string,
  role: string,
  opening: number,
  rest: Partial<SeededPerson> = {},
): SeededPerson => ({ account, nickname, role, opening, type: 0, password: PASSWORD, ...rest });

/** Everybody who exists from the start. */
export const people: readonly SeededPerson[] = [
  person('maria', 'Maria Silva', 'member', 25_000, { email: 'maria@example.com' }),
  person('joao', 'João Souza', 'member, signs in by SMS', 12_000, { mobile: '+5511987654321' }),
  person('beatriz', 'Beatriz Lima', 'VIP', 1_500_000, { rankLevel: 6, mobile: '+5521998877665' }),
  person('carlos', 'Carlos Pereira', 'agent, type 1', 80_000, {
    type: 1,
    affiliateCode: 'AURORA1',
  }),
  person('fernanda', 'Fernanda Costa', 'agent, type 2', 60_000, {
    type: 2,
    affiliateCode: 'FERNANDA',
  }),
  person('rafael', 'Rafael Almeida', 'agent, type 41', 40_000, { type: 41 }),
  person('juliana', 'Juliana Rocha', 'agent, type 42', 30_000, { type: 42 }),
  person('visitante', 'Visitante', 'trial account: use free play', 100_000, {
    type: TRIAL_TYPE,
    password: null,
  }),
  person('pedro', 'Pedro Santos', 'member, blocked', 9_000, { blocked: true }),
  person('lucas', 'Lucas Oliveira', 'not a member, type 3', 0, { type: 3 }),
  person('anamartins', 'Ana Martins', 'member with the default password', 5_000, {
    password: DEFAULT_PASSWORD,
    passwordIsDefault: true,
  }),
  person('gustavo', 'Gustavo Ribeiro', 'member with an expired password', 7_500, {
    passwordAgeDays: 400,
  }),
  person(
    'helena',
    'Helena Duarte',
    'member with two-step verification: the code is on the control page',
    18_000,
    { mobile: '+5531977776666', twoStep: true },
  ),
  person(
    'lara',
    'Lara Mendes',
    `member who invited friends; referral code ${REFERRAL_CODE}`,
    6_000,
    { referralCode: REFERRAL_CODE },
  ),
  person(
    'caio',
    'Caio Freitas',
    'friend of Lara: with R$ 10 more in bets she gets points',
    20_000,
    { joinedBy: REFERRAL_CODE, registeredDaysAgo: 6, rankLevel: 0 },
  ),
];

/** What seeding needs from the world. */
interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly members: MemberTable;
  readonly messages: Messages;
  /** Of `hashSeedPasswords`. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** The hashes of everybody's password: they are slow, and a transaction must not wait. */
export async function hashSeedPasswords(passwords: Passwords): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { password } of people) {
    if (password !== null && !hashes.has(password)) {
      hashes.set(password, await passwords.hash(password));
    }
  }
  return hashes;
}

/** Adds everybody to a new world, each with an opening balance as first ledger entry. */
export function seedPeople(parts: SeedParts): void {
  const { database, clock, settings, members, hashes, messages } = parts;
  const social = socialTable(database);
  const invitations = invitationTable(database);
  database.transaction(() => {
    for (const [index, someone] of people.entries()) {
      const daysAgo = someone.registeredDaysAgo ?? REGISTERED_DAYS_AGO;
      const registering = createClock(() => clock.now() - daysAgo * DAY);
      const wallet = createWallet(createLedger(database, registering));
      const memberId = members.insert({
        account: someone.account,
        nickname: someone.nickname,
        type: someone.type,
        passwordHash: hashes.get(someone.password ?? '') ?? null,
        passwordIsDefault: someone.passwordIsDefault ?? false,
        passwordChangedAt: clock.now() - (someone.passwordAgeDays ?? 0) * DAY,
        firstLoginDue: false,
        blocked: someone.blocked ?? false,
        rankLevel: someone.rankLevel ?? (AGENT_TYPES.includes(someone.type) ? 2 : 1),
        mobile: someone.mobile ?? null,
        email: someone.email ?? null,
        currency: settings.currency,
        affiliateCode: null,
        referralCode: someone.joinedBy ?? null,
        details: detailsOf(someone),
        registeredAt: registering.now(),
        limitsAnsweredAt: clock.now(),
      });
      if (someone.opening > 0) {
        const kind = someone.type === TRIAL_TYPE ? 'play_money' : 'opening';
        wallet.post({ memberId, key: 'opening', kind, amount: someone.opening });
      }
      for (const account of socialAccounts) {
        if (account.holder === someone.account) social.link(account, memberId, clock.now());
      }
      if (someone.affiliateCode !== undefined) {
        invitations.insert({
          code: someone.affiliateCode,
          member_id: memberId,
          name: 'Convite geral',
          invites: 'player',
          rate: null,
          created_at: registering.now(),
        });
        invitations.addVisits(someone.affiliateCode, VISITS);
      }
      if (someone.type !== TRIAL_TYPE) {
        for (const { hoursAgo, isRead, ...words } of messagesFor(index)) {
          messages.send(memberId, words, { ago: hoursAgo * HOUR, isRead });
        }
      }
    }
  });
}

/** The bank account that is theirs: money from another one is not credited (W2). */
function detailsOf({ nickname, type }: SeededPerson): Readonly<Record<string, string>> {
  const customer = type === TRIAL_TYPE ? undefined : bankCustomerNamed(nickname);
  return customer ? { payeeName: customer.name, idNumber: customer.cpf } : {};
}

/** The first person has more than a page of them. */
function messagesFor(index: number) {
  return index === 0 ? [...seedMessages, ...manyMessages] : seedMessages;
}
