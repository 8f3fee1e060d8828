import type {
  ContractEventKind,
  ContractKind,
  ContractState,
} from '#contract/entities/agent-types.ts';
import type { Database } from '../database.ts';

/** A version of a contract. Times in milliseconds since the epoch. */
export interface ContractRow {
  readonly id: number;
  readonly kind: ContractKind;
  readonly version: number;
  /** Null for the site itself. */
  readonly upline_id: number | null;
  readonly agent_id: number;
  /** JSON. */
  readonly terms: string;
  readonly state: ContractState;
  readonly offered_at: number;
  readonly expires_at: number;
  readonly answered_at: number | null;
  readonly effective_at: number | null;
  readonly ends_at: number | null;
}

/** An event of a contract, and its actor. */
export interface ContractEventRow {
  readonly at: number;
  readonly by: 'site' | 'upline' | 'agent' | 'time';
  readonly kind: ContractEventKind;
}

/** What may change in a contract: never its terms. */
type ContractChange = Partial<
  Pick<ContractRow, 'state' | 'answered_at' | 'effective_at' | 'ends_at' | 'expires_at'>
>;

/** A part of a list. */
interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Contracts and their timelines. */
export interface ContractTable {
  find(id: number): ContractRow | undefined;
  /** The open offer of a kind to an agent. */
  open(agentId: number, kind: ContractKind): ContractRow | undefined;
  /** The accepted contract of a kind without an end: it counts, or will. */
  standing(agentId: number, kind: ContractKind): ContractRow | undefined;
  /** The contract of a kind in force at a moment. */
  inForce(agentId: number, kind: ContractKind, at: number): ContractRow | undefined;
  /** An agent's contracts of a kind: in force, or ended but still counting at a moment. */
  current(agentId: number, kind: ContractKind, at: number): ContractRow | undefined;
  /** The last end of those of a kind that counted or will count; 0 if none ends. */
  lastEnd(agentId: number, kind: ContractKind): number;
  /** Standing contracts of a kind that a person gives, first offered first. */
  standingBelow(uplineId: number, kind: ContractKind): ContractRow[];
  /** Those of a kind that somebody gives and that end after a moment, though they count until then. */
  endingBelow(uplineId: number, kind: ContractKind, after: number): ContractRow[];
  /** The open offers of a kind that somebody made. */
  openBelow(uplineId: number, kind: ContractKind): ContractRow[];
  /** Offers that expired unanswered by a moment. */
  overdue(now: number): ContractRow[];
  /** Questions to an agent: offers, and contracts that the upline wants to end; oldest first. */
  awaitingAnswer(agentId: number): ContractRow[];
  /** Open ones first, then the newest. */
  list(side: 'own' | 'team', memberId: number, rows: Rows): ContractRow[];
  count(side: 'own' | 'team', memberId: number): number;
  lastVersion(agentId: number, kind: ContractKind): number;
  insert(row: Omit<ContractRow, 'id'>): number;
  change(id: number, change: ContractChange): void;
  events(id: number): ContractEventRow[];
  note(id: number, event: ContractEventRow): void;
}

const columns =
  'id, kind, version, upline_id, agent_id, terms, state, offered_at, expires_at, answered_at, effective_at, ends_at';
const STANDING = "state IN ('accepted', 'terminationRequested')";
const WAITING = "state IN ('offered', 'terminationRequested')";

export function contractTable(database: Database): ContractTable {
  const select = (where: string) =>
    database.statement<ContractRow>(`SELECT ${columns} FROM contracts WHERE ${where}`);
  const find = select('id = ?');
  const standing = select(`agent_id = ? AND kind = ? AND ${STANDING}`);
  const inForce = select(
    'agent_id = ?1 AND kind = ?2 AND effective_at <= ?3 AND (ends_at IS NULL OR ends_at > ?3)',
  );
  const lastEnd = database.statement<{ at: number }>(
    `SELECT COALESCE(max(ends_at), 0) AS at FROM contracts
     WHERE agent_id = ? AND kind = ? AND ends_at > effective_at`,
  );
  const sides = { own: 'agent_id = ?', team: 'upline_id = ?' } as const;
  const listed = (where: string) =>
    select(`${where} ORDER BY ${WAITING} DESC, ${STANDING} DESC, id DESC LIMIT ? OFFSET ?`);
  const counted = (where: string) =>
    database.statement<{ count: number }>(`SELECT count(*) AS count FROM contracts WHERE ${where}`);
  const lists = { own: listed(sides.own), team: listed(sides.team) };
  const counts = { own: counted(sides.own), team: counted(sides.team) };
  const lastVersion = database.statement<{ version: number }>(
    'SELECT COALESCE(max(version), 0) AS version FROM contracts WHERE agent_id = ? AND kind = ?',
  );
  const change = database.statement(
    `UPDATE contracts SET state = ?, expires_at = ?, answered_at = ?, effective_at = ?, ends_at = ?
     WHERE id = ?`,
  );
  const note = database.statement(
    'INSERT INTO contract_events (contract_id, at, by, kind) VALUES (?, ?, ?, ?)',
  );

  return {
    find: find.get,
    open: select("agent_id = ? AND kind = ? AND state = 'offered'").get,
    standing: standing.get,
    inForce: inForce.get,
    current: (agentId, kind, at) => standing.get(agentId, kind) ?? inForce.get(agentId, kind, at),
    lastEnd: (agentId, kind) => lastEnd.get(agentId, kind)?.at ?? 0,
    standingBelow: select(`upline_id = ? AND kind = ? AND ${STANDING} ORDER BY id`).all,
    endingBelow: select('upline_id = ? AND kind = ? AND ends_at > max(effective_at, ?)').all,
    openBelow: select("upline_id = ? AND kind = ? AND state = 'offered' ORDER BY id").all,
    overdue: select("state = 'offered' AND expires_at <= ? ORDER BY expires_at, id").all,
    awaitingAnswer: select(`agent_id = ? AND ${WAITING} ORDER BY id`).all,
    list: (side, memberId, { limit, offset }) => lists[side].all(memberId, limit, offset),
    count: (side, memberId) => counts[side].get(memberId)?.count ?? 0,
    lastVersion: (agentId, kind) => lastVersion.get(agentId, kind)?.version ?? 0,
    insert: database.insertNumbered(
      'contracts (kind, version, upline_id, agent_id, terms, state, offered_at, expires_at, answered_at, effective_at, ends_at)',
    ),
    change(id, changes) {
      const row = find.get(id);
      if (!row) throw new Error(`There is no contract ${id}.`);
      const { state, expires_at, answered_at, effective_at, ends_at } = { ...row, ...changes };
      change.run(state, expires_at, answered_at, effective_at, ends_at, id);
    },
    events: database.statement<ContractEventRow>(
      'SELECT at, by, kind FROM contract_events WHERE contract_id = ? ORDER BY id',
    ).all,
    note: (id, { at, by, kind }) => {
      note.run(id, at, by, kind);
    },
  };
}
