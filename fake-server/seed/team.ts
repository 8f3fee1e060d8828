import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractKind, ContractPeriod } from '#contract/entities/agent-types.ts';
import type { MemberType } from '#contract/entities/member.ts';
import type { Band } from '#contract/rules/agent-terms.ts';
import { createClock } from '../kernel/clock.ts';
import { createContracts } from '../world/agents/contracts.ts';
import type { World } from '../world/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Age of the contracts in force at the first day, unless given. */
export const AGREED_DAYS_AGO = 75;
const REGISTERED_DAYS_AGO = 300;

/** A seeded agent and the people below. */
interface SeededAgent {
  readonly account: string;
  readonly upline: string | null;
  /** If nobody has that account yet. */
  readonly nickname?: string;
  readonly type?: MemberType;
  /** Seeded members directly below. */
  readonly members?: readonly string[];
  /** Further members, who play in the evenings and cannot sign in. */
  readonly players: readonly string[];
}

/** The tree, from the top. */
const agents: readonly SeededAgent[] = [
  {
    account: 'carlos',
    upline: null,
    players: ['Otávio Brito', 'Lívia Campos', 'Renato Freitas', 'Bruna Teles'],
  },
  {
    account: 'fernanda',
    upline: 'carlos',
    members: ['beatriz'],
    players: ['Diego Moura', 'Aline Castro', 'Vitor Pires', 'Camila Reis', 'Hugo Sales'],
  },
  {
    account: 'rafael',
    upline: 'fernanda',
    members: ['maria', 'joao'],
    players: ['Tiago Borges', 'Elisa Prado', 'Marina Lopes', 'Caio Duarte', 'Nina Fontes'],
  },
  {
    account: 'juliana',
    upline: 'rafael',
    members: ['gustavo'],
    players: ['Davi Nogueira', 'Sofia Matos', 'Igor Vieira'],
  },
  {
    account: 'marcelo.dias',
    nickname: 'Marcelo Dias',
    type: 2,
    upline: 'fernanda',
    players: ['Paulo Serra', 'Rita Gomes', 'Samuel Rios'],
  },
  {
    account: 'patricia.nunes',
    nickname: 'Patrícia Nunes',
    type: 41,
    upline: 'fernanda',
    players: ['Erick Ramos', 'Yara Melo'],
  },
];

/** Bands as rows: bets and profit in whole units of the currency, the rate in basis points. */
function terms(
  period: ContractPeriod,
  ...rows: readonly (readonly [bets: number, active: number, profit: number, rate: number])[]
): ContractTerms {
  const bands = rows.map(
    ([bets, activeMembers, profit, rate]): Band => ({
      betAmount: bets * 100,
      activeMembers,
      profitAndLoss: profit * 100,
      rate,
    }),
  );
  return { period, bands };
}

/** A seeded contract: its two sides, its terms, and whether it awaits an answer. */
interface SeededContract {
  readonly upline: string | null;
  readonly agent: string;
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  readonly open?: true;
  readonly agreedDaysAgo?: number;
  /** When an open offer expires, from the first moment of the world. */
  readonly expiresIn?: number;
}

const contracts: readonly SeededContract[] = [
  {
    upline: null,
    agent: 'carlos',
    kind: 'dividend',
    terms: terms(
      'semimonthly',
      [0, 0, 0, 2_000],
      [50_000, 5, 2_000, 3_000],
      [200_000, 15, 10_000, 4_000],
    ),
  },
  {
    upline: null,
    agent: 'carlos',
    kind: 'dailySalary',
    terms: terms('daily', [0, 0, 0, 30], [5_000, 5, 0, 60], [20_000, 12, 0, 90]),
    agreedDaysAgo: 30,
  },
  {
    upline: null,
    agent: 'carlos',
    kind: 'hourlySalary',
    terms: terms('hourly', [0, 0, 0, 20]),
    agreedDaysAgo: 10,
  },
  {
    upline: null,
    agent: 'carlos',
    kind: 'realTimeSalary',
    terms: terms('fiveMinutes', [0, 0, 0, 10], [10_000, 5, 0, 25]),
    agreedDaysAgo: 10,
  },
  {
    upline: 'carlos',
    agent: 'fernanda',
    kind: 'dividend',
    terms: terms('semimonthly', [0, 0, 0, 1_500], [50_000, 5, 2_000, 2_800]),
  },
  {
    upline: 'carlos',
    agent: 'fernanda',
    kind: 'dailySalary',
    terms: terms('daily', [0, 0, 0, 20], [5_000, 5, 0, 50]),
    agreedDaysAgo: 30,
  },
  {
    upline: 'fernanda',
    agent: 'rafael',
    kind: 'dividend',
    terms: terms('semimonthly', [0, 0, 0, 1_200], [50_000, 5, 2_000, 2_400]),
  },
  {
    upline: 'fernanda',
    agent: 'marcelo.dias',
    kind: 'dividend',
    terms: terms('semimonthly', [0, 0, 0, 1_400]),
  },
  {
    upline: 'fernanda',
    agent: 'patricia.nunes',
    kind: 'dividend',
    terms: terms('semimonthly', [0, 0, 0, 800]),
  },
  {
    upline: 'rafael',
    agent: 'juliana',
    kind: 'dividend',
    terms: terms('semimonthly', [0, 0, 0, 1_000]),
  },
  // Accepting it ends three contracts: Rafael's and Marcelo's, which pay more, and with Rafael's
  // that of Juliana. Patrícia's stays.
  {
    upline: 'carlos',
    agent: 'fernanda',
    kind: 'dividend',
    terms: terms(
      'semimonthly',
      [0, 0, 0, 1_000],
      [30_000, 4, 1_000, 2_200],
      [80_000, 8, 4_000, 3_000],
    ),
    open: true,
  },
  {
    upline: 'carlos',
    agent: 'fernanda',
    kind: 'realTimeSalary',
    terms: terms('fiveMinutes', [0, 0, 0, 8]),
    open: true,
    expiresIn: MINUTE,
  },
  {
    upline: 'fernanda',
    agent: 'rafael',
    kind: 'dailySalary',
    terms: terms('daily', [0, 0, 0, 15], [3_000, 4, 0, 35]),
    open: true,
  },
];

/** Puts the seeded agents into a tree, with their members and contracts (C1, C2). */
export function seedTeam(world: World): void {
  const { members, team, settings, firstDay, clock } = world;
  const idOf = (account: string): number => {
    const member = members.byAccount(account);
    if (!member) throw new Error(`Nobody is called ${account}.`);
    return member.id;
  };
  const add = (account: string, nickname: string, type: MemberType): number =>
    members.insert({
      account,
      nickname,
      type,
      passwordHash: null,
      passwordChangedAt: firstDay,
      firstLoginDue: false,
      rankLevel: 1,
      mobile: null,
      email: null,
      currency: settings.current.currency,
      affiliateCode: null,
      referralCode: null,
      details: {},
      registeredAt: firstDay - REGISTERED_DAYS_AGO * DAY,
      limitsAnsweredAt: firstDay,
    });
  const players: number[] = [];
  for (const {
    account,
    nickname,
    type = 1,
    upline,
    members: known = [],
    players: names,
  } of agents) {
    const agentId = nickname === undefined ? idOf(account) : add(account, nickname, type);
    team.place(agentId, upline === null ? null : idOf(upline));
    for (const member of known) team.place(idOf(member), agentId);
    for (const name of names) {
      const playerId = add(`team${agentId}.${players.length + 1}`, name, 0);
      team.place(playerId, agentId);
      players.push(playerId);
    }
  }
  team.letPlay(players);
  // With their own clock, and without messages: old agreements are not news.
  let now = firstDay - AGREED_DAYS_AGO * DAY;
  const silent = { tell: () => undefined };
  const rules = createContracts({ ...world, clock: createClock(() => now), notifications: silent });
  for (const one of contracts) {
    now = firstDay - (one.open ? 1 : (one.agreedDaysAgo ?? AGREED_DAYS_AGO)) * DAY;
    const agent = members.byId(idOf(one.agent));
    if (!agent) throw new Error(`Nobody is called ${one.agent}.`);
    const uplineId = one.upline === null ? null : idOf(one.upline);
    const offered = rules.put(uplineId, agent.id, one.kind, one.terms);
    if (one.open) {
      if (one.expiresIn !== undefined) rules.expireAt(offered, clock.now() + one.expiresIn);
      continue;
    }
    const { contract, effectiveAt, endings } = rules.preview(agent, String(offered));
    rules.accept(agent, String(offered), {
      version: contract.version,
      effectiveAt,
      endings: endings.map(({ contractId }) => contractId),
    });
  }
}
