import type { ContractTerms } from '#contract/entities/agent.ts';
import { type OpenWorld, openWorld } from '#fake-server/open-world.ts';
import { teamTable } from '#fake-server/store/agents/teams.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { median } from './ratios.ts';

const FEW = 100;
const MANY = 10_000;
const LEVELS = 8;
const goal = 1.25;
/** As many as a level of the smaller team has, so that both show full pages. */
const PAGE = { pageNo: 1, pageSize: 10 };
/** Calls of each kind in a run; the teams take turns. */
const CALLS = 2_000;
const DAY = 24 * 60 * 60_000;
/** Days that are played, and settled in one go. */
const DAYS = 16;

/** A team of this many people below one agent. */
interface Team {
  readonly world: OpenWorld;
  readonly top: MemberRow;
  /** Somebody in the middle of the tree. */
  readonly middle: MemberRow;
  readonly people: number;
}

/** Prints the server's cost of a large team, relative to a small one (C1), in processor time. */
export async function benchmarkCrowdedTeam(runs: number): Promise<void> {
  const few = await openTeam(FEW);
  const many = await openTeam(MANY);
  const works: Readonly<Record<string, (team: Team) => unknown>> = {
    'opening the tree': ({ world, top }) => world.downline.level(top, undefined, PAGE),
    'opening a level': ({ world, top, middle }) =>
      world.downline.level(top, String(middle.id), PAGE),
    'search by name': ({ world, top }) => world.downline.search(top, 'angela', 'everybody'),
    'search by number': ({ world, top, middle }) =>
      world.downline.search(top, `#${middle.id}`, 'everybody'),
  };
  process.stdout.write(`A team of ${MANY} people over ${LEVELS} levels, to one of ${FEW}\n`);
  for (const [name, work] of Object.entries(works)) {
    const ratio = median(Array.from({ length: runs }, () => ratioOf(work, many, few)));
    process.stdout.write(`  ${name.padEnd(18)} ${ratio.toFixed(2)}   goal ${goal} or less\n`);
  }
  const [small, large] = [settlementOf(few), settlementOf(many)];
  process.stdout.write(
    `  settlement         ${((large * FEW) / (small * MANY)).toFixed(2)} a person   ` +
      `${(large / 1_000).toFixed(0)} ms of ${MANY} people and ${DAYS} days, ${(small / 1_000).toFixed(0)} ms of ${FEW}\n\n`,
  );
  for (const { world } of [few, many]) world.close();
}

/** Every second person of a level is an agent, and has people directly below. */
async function openTeam(people: number): Promise<Team> {
  const world = await openWorld({
    file: ':memory:',
    seed: 2026,
    slotGames: 20,
    machineTime: Date.now,
    passwordCost: 16,
  });
  const { clock, database, team } = world;
  clock.freeze(true);
  world.incomes.run();
  return database.transaction(() => {
    const top = plant(world, 'Top', 1, null);
    let above = [top];
    let middle = top;
    for (let level = 1; level <= LEVELS; level += 1) {
      const agents: MemberRow[] = [];
      for (let index = 0; index < people / LEVELS; index += 1) {
        const upline = above[index % above.length] ?? top;
        // Names that differ in an accent alone are found by the same letters.
        const name = `${index % 4 === 0 ? 'Ângela' : 'Angela'} ${level}${index}`;
        const member = plant(world, name, index % 2 === 0 ? 1 : 0, upline.id);
        if (member.type === 1) agents.push(member);
      }
      if (level === LEVELS / 2) middle = agents[0] ?? top;
      above = agents;
    }
    for (const one of [top, ...below(world, top)]) agree(world, one, team.uplineOf(one.id) ?? null);
    return { world, top, middle, people };
  });
}

function plant(world: OpenWorld, nickname: string, type: 0 | 1, uplineId: number | null) {
  const id = world.members.insert({
    account: `bench${world.members.nextId()}`,
    nickname,
    type,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: null,
    email: null,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: {},
    registeredAt: 0,
  });
  world.team.place(id, uplineId);
  const member = world.members.byId(id);
  if (!member) throw new Error('A member was planted, and is not there.');
  return member;
}

/** The agents of the first levels, who have contracts. */
function below({ team }: OpenWorld, top: MemberRow): readonly MemberRow[] {
  return team.agentsBelow(top.id).flatMap((agent) => [agent, ...team.agentsBelow(agent.id)]);
}

function agree({ contracts }: OpenWorld, agent: MemberRow, uplineId: number | null): void {
  const bands = [{ betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate: 1_000 }];
  const terms: ContractTerms = { period: 'daily', bands };
  const id = String(contracts.put(uplineId, agent.id, 'dailySalary', terms));
  const { contract, effectiveAt } = contracts.preview(agent, id);
  contracts.accept(agent, id, { version: contract.version, effectiveAt, endings: [] });
}

/** Ratio of the processor times, call by call in turns. */
function ratioOf(work: (team: Team) => unknown, one: Team, other: Team): number {
  const pieces = 10;
  let [timeOfOne, timeOfOther] = [0, 0];
  const some = (team: Team) => () => {
    for (let call = 0; call < CALLS / pieces; call += 1) work(team);
  };
  for (let piece = 0; piece < pieces; piece += 1) {
    timeOfOther += processorTimeOf(some(other));
    timeOfOne += processorTimeOf(some(one));
  }
  return timeOfOne / timeOfOther;
}

/** Everybody bets once a day; then the job runs once for all days. */
function settlementOf({ world, top }: Team): number {
  const { clock, database } = world;
  const table = teamTable(database);
  const first = clock.now() + DAY;
  const ids = database
    .statement<{ id: number }>('SELECT member_id AS id FROM team_places WHERE path LIKE ?')
    .all(`/${top.id}/%`);
  database.transaction(() => {
    for (let day = 0; day < DAYS; day += 1) {
      for (const { id } of ids) {
        table.addEvening({ member_id: id, at: first + day * DAY + id, bet: 10_000, win: 9_000 });
      }
    }
  });
  clock.move((DAYS + 2) * DAY);
  return processorTimeOf(() => world.incomes.run());
}

/** Microseconds of this process. */
function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
