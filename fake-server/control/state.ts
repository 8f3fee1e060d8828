import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { people } from '../seed/people.ts';
import type { Settings } from '../settings/settings.ts';
import type { MemberRow } from '../store/members.ts';
import type { World } from '../world/world.ts';
import { type ControlIncome, newestIncome } from './agents.ts';
import { type ControlApplication, newestApplications } from './applications.ts';
import { type ControlDeposit, newestDeposits } from './deposits.ts';
import { type ControlFeedback, newestFeedback } from './feedback-card.ts';
import { type ControlPoints, controlPoints } from './points.ts';
import { scenarios } from './scenarios.ts';
import { type ControlVersion, controlVersions } from './settings.ts';
import { type ControlApp, newestApps } from './two-step-card.ts';
import { type ControlTransfer, newestTransfers } from './wallets.ts';
import { type ControlWithdrawal, newestWithdrawals } from './withdrawals.ts';

const NEWCOMERS_SHOWN = 10;

/** A person as the control page shows them. */
export interface ControlPerson {
  readonly account: string;
  readonly nickname: string;
  /** Path of the picture. */
  readonly avatar: string;
  /** Who this is. */
  readonly role: string;
  /** Null if unknown or missing. */
  readonly password: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly affiliateCode: string | null;
  /** In hundredths. */
  readonly balance: number;
  readonly currency: string;
}

/** Everything that the control page shows and changes. */
export interface ControlState {
  readonly siteName: string;
  readonly seed: number;
  readonly clock: {
    /** ISO 8601 in UTC. */
    readonly now: string;
    /** Offset from the machine's time, in milliseconds. */
    readonly offset: number;
    readonly frozen: boolean;
  };
  readonly scenarios: readonly {
    readonly name: string;
    readonly title: string;
    readonly active: boolean;
  }[];
  readonly settings: Settings;
  /** Newest first: the first one is published. */
  readonly versions: readonly ControlVersion[];
  /** Newest first. */
  readonly deposits: readonly ControlDeposit[];
  /** Newest first. */
  readonly withdrawals: readonly ControlWithdrawal[];
  /** Between wallets, newest first. */
  readonly transfers: readonly ControlTransfer[];
  readonly points: ControlPoints;
  /** Agents' income, newest first: lines that can be held, then paid ones. */
  readonly income: readonly ControlIncome[];
  /** Newest first. */
  readonly applications: readonly ControlApplication[];
  /** Newest first. */
  readonly feedback: readonly ControlFeedback[];
  /** Of two-step verification, newest first. */
  readonly apps: readonly ControlApp[];
  /** The seeded people. */
  readonly people: readonly ControlPerson[];
  /** People who registered since, newest first. */
  readonly newcomers: readonly ControlPerson[];
}

/** The current state of a world. */
export function controlState(world: World): ControlState {
  const { clock, members, profiles, settings, situations, wallet } = world;
  const active = new Set(situations.active());
  const shown = (member: MemberRow) => {
    const { account, nickname, mobile, email, currency } = member;
    const balance = wallet.balance(member.id);
    return {
      account,
      nickname,
      avatar: profiles.avatar(member).url,
      mobile,
      email,
      balance,
      currency,
    };
  };
  const seeded = new Set(people.map(({ account }) => account));
  return {
    siteName: settings.current.siteName,
    seed: world.seed,
    clock: { now: clock.moment(), offset: clock.offset, frozen: clock.frozen },
    scenarios: Object.entries(scenarios).map(([name, { title }]) => ({
      name,
      title,
      active: name === 'normal' ? active.size === 0 : active.has(name),
    })),
    settings: settings.current,
    versions: controlVersions(settings),
    deposits: newestDeposits(world),
    withdrawals: newestWithdrawals(world),
    transfers: newestTransfers(world),
    points: controlPoints(world),
    income: newestIncome(world),
    applications: newestApplications(world),
    feedback: newestFeedback(world),
    apps: newestApps(world),
    people: people.flatMap(({ account, role, password, affiliateCode }) => {
      const member = members.byAccount(account);
      if (!member) return [];
      return [{ ...shown(member), role, password, affiliateCode: affiliateCode ?? null }];
    }),
    newcomers: members
      .newest(NEWCOMERS_SHOWN)
      .filter(({ account, registered_at: at }) => at >= world.firstDay && !seeded.has(account))
      .map((member) => ({
        ...shown(member),
        role: member.type === TRIAL_TYPE ? 'free play' : 'registered here',
        password: null,
        affiliateCode: null,
      })),
  };
}
