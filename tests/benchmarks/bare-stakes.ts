import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

/** What the rows of a round are about. */
export interface BareRound {
  readonly memberId: number;
  readonly nodeId: string;
  /** Of the store's accounts. */
  readonly ownAccount: number;
  readonly houseAccount: number;
  /** JSON, as a round of the portal has it. */
  readonly outcome: string;
  /** How many of ten rounds win something. */
  readonly winsInTen: number;
  /** What the portal answers a round with. */
  readonly answer: object;
}

/**
 * A bare Express 5 route without checks that commits the rows of a round to a file of the portal: a
 * ledger transaction with its postings, the accounts, the round, the last unseen one, and the
 * session of play.
 */
export async function startBareStakes(file: string, round: BareRound) {
  const database = new DatabaseSync(file);
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;`,
  );
  const { memberId, nodeId, ownAccount, houseAccount, outcome } = round;
  const book = database.prepare(
    `INSERT INTO transactions (member_id, key, kind, currency, amount, balance_after, at)
     VALUES (?, ?, ?, 'BRL', ?, 1000000, ?)`,
  );
  const posting = database.prepare(
    'INSERT INTO postings (transaction_id, account_id, amount) VALUES (?, ?, ?)',
  );
  const move = database.prepare('UPDATE accounts SET balance = balance + ? WHERE id = ?');
  const shown = database.prepare('UPDATE rounds SET shown = 1 WHERE id = ?');
  const insert = database.prepare(
    `INSERT INTO rounds (member_id, round_key, node_id, stake, stakes, win, state, outcome,
      balance_after, played_at, ended_at, shown)
     VALUES (?, ?, ?, ?, ?, ?, 'settled', ?, 1000000, ?, ?, 0)`,
  );
  const play = database.prepare(
    'UPDATE play_sessions SET last_played_at = ?2 WHERE member_id = ?1',
  );
  const write = (key: string, kind: string, amount: number, at: number) => {
    const { lastInsertRowid } = book.run(memberId, key, kind, amount, at);
    posting.run(lastInsertRowid, ownAccount, amount);
    posting.run(lastInsertRowid, houseAccount, -amount);
    move.run(amount, ownAccount);
    move.run(-amount, houseAccount);
  };

  let rounds = 0;
  let last: number | bigint = 0;
  const app = express();
  app.post('/rounds', express.json(), (request, response) => {
    const { roundId, stakes: staked } = request.body as {
      roundId: string;
      stakes: { spin: number };
    };
    const stake = staked.spin;
    const at = Date.now();
    rounds += 1;
    const win = rounds % 10 < round.winsInTen ? stake : 0;
    database.exec('BEGIN IMMEDIATE');
    write(`round:${roundId}:stake:spin`, 'stake', -stake, at);
    shown.run(last);
    if (win > 0) write(`round:${roundId}:win`, 'win', win, at);
    const stakes = JSON.stringify(staked);
    last = insert.run(
      memberId,
      roundId,
      nodeId,
      stake,
      stakes,
      win,
      outcome,
      at,
      at,
    ).lastInsertRowid;
    play.run(memberId, at);
    database.exec('COMMIT');
    response.json(round.answer);
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rounds`,
    close: () => {
      server.closeAllConnections();
      server.close();
      database.close();
    },
  };
}
