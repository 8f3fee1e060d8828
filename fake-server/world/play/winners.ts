import type { Win, WinnerRank } from '#contract/entities/board.ts';
import type { WinnerPeriod } from '#contract/entities/board-types.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { boardTable, type Span, type WonRow } from '../../store/play/boards.ts';
import type { GameRow } from '../../store/play/games.ts';
import { type Catalogue, gameOf, isOnBoards } from './catalogue.ts';
import { createSimulatedWins, type SimulatedWin } from './simulated-wins.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Wins on the board, and in a ranking. */
const WINS_ON_THE_BOARD = 20;
const WINS_IN_A_RANK = 10;
/** How long a member's win stays on the board if nothing else comes. */
const BOARD_HOURS = 48;
/** The crowd's games: the most played ones. */
const GAMES_OF_THE_CROWD = 200;
/** The crowd's wins are multiples of this, in hundredths, like games' wins. */
const CENT_STEP = 5;

const hoursOf: Readonly<Record<WinnerPeriod, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

/** The winners (L8): members by their rounds, and a crowd. */
export interface Winners {
  /** The last big wins, newest first. */
  board(): Win[];
  /** The highest wins of the last 24 hours, 7 days or 30 days. */
  rank(period: WinnerPeriod): WinnerRank;
}

interface WinnerParts {
  readonly seed: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly catalogue: Catalogue;
}

export function createWinners(parts: WinnerParts): Winners {
  const { seed, database, clock, settings, catalogue } = parts;
  const table = boardTable(database);
  const simulatedPlayers = createSimulatedWins(seed);
  const played = catalogue
    .list({}, { pageNo: 1, pageSize: GAMES_OF_THE_CROWD })
    .games.filter(isOnBoards);

  const shown = (id: string, name: string, game: GameRow, win: number, wonAt: number): Win => {
    const { currency } = settings.current;
    const { nodeId, gameName, vendor, image } = gameOf(game, currency, false);
    return {
      id,
      name: maskedName(name),
      game: { nodeId, gameName, vendor, image },
      win: { amount: win, currency },
      wonAt: momentOf(wonAt),
    };
  };
  const memberWins = (rows: readonly WonRow[]) =>
    rows.flatMap(({ id, nickname, node_id, win, won_at }) => {
      const game = catalogue.find(node_id);
      return game ? [shown(`m${id}`, nickname, game, win, won_at)] : [];
    });
  const simulatedWins = (wins: readonly SimulatedWin[]) => {
    const { simulatedPlayers: isThere, winnerBoardFrom } = settings.current;
    if (isThere === 0) return [];
    return wins.flatMap(({ id, name, game, multiple, wonAt }) => {
      const row = played[Math.floor(game * played.length)];
      const win = Math.ceil((multiple * winnerBoardFrom) / CENT_STEP) * CENT_STEP;
      return row ? [shown(id, name, row, win, wonAt)] : [];
    });
  };

  return {
    board() {
      const now = clock.now();
      const span = { from: now - BOARD_HOURS * HOUR_MILLISECONDS, to: now };
      const { winnerBoardFrom } = settings.current;
      return [
        ...memberWins(table.latestWins(span, winnerBoardFrom, WINS_ON_THE_BOARD)),
        ...simulatedWins(simulatedPlayers.latest(now, WINS_ON_THE_BOARD)),
      ]
        .toSorted((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
        .slice(0, WINS_ON_THE_BOARD);
    },
    rank(period) {
      const now = clock.now();
      const span: Span = { from: now - hoursOf[period] * HOUR_MILLISECONDS, to: now };
      const wins = [
        ...memberWins(table.highestWins(span, 1, WINS_IN_A_RANK)),
        ...simulatedWins(simulatedPlayers.great(span, WINS_IN_A_RANK)),
      ]
        .toSorted((a, b) => b.win.amount - a.win.amount)
        .slice(0, WINS_IN_A_RANK);
      return { period, since: momentOf(span.from), wins };
    },
  };
}
