import type { LanguageCode } from '#contract/entities/language.ts';
import type { Mission, MissionLeaderboard, MissionSummary } from '#contract/entities/mission.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { allPromotions } from '../../content/promotions.ts';
import { simulatedPlayerNames } from '../../content/simulated-players.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { createRandom } from '../../kernel/random.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { boardTable } from '../../store/play/boards.ts';
import type { Promotions } from './promotions.ts';

const HOUR_MILLISECONDS = 3_600_000;
const WEEK_MILLISECONDS = 7 * 24 * HOUR_MILLISECONDS;
/** The first Monday of the epoch: weeks begin on Mondays at midnight UTC. */
const FIRST_MONDAY = 4 * 24 * HOUR_MILLISECONDS;
const POINTS_PER_ROUND = 10;
/** The published places. */
const PLACES = 10;
/** The crowd that plays missions, and hourly rounds of the busiest. */
const CROWD = 24;
const MAX_ROUNDS_PER_HOUR = 9;

/** Actionable states of a mission; the first one comes first. */
const underWay = ['issued', 'in_process', 'joined', 'open'] as const;

/** Missions on home and lobby, and their leaders (L8). */
export interface Missions {
  /** `member` is the caller; a visitor sees what everybody could join. */
  /** First missions to continue, then coming ones, then past ones. */
  list(member: MemberRow | undefined, language: LanguageCode): Mission[];
  summary(member: MemberRow | undefined, language: LanguageCode): MissionSummary;
  leaderboard(member: MemberRow | undefined): MissionLeaderboard;
}

interface MissionParts {
  readonly seed: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly promotions: Promotions;
}

const missionIds = allPromotions
  .filter(({ offer }) => offer.kind === 'mission')
  .map(({ id }) => id);

export function createMissions(parts: MissionParts): Missions {
  const { seed, database, clock, settings, promotions } = parts;
  const table = boardTable(database);

  const missionsOf = (member: MemberRow | undefined, language: LanguageCode): Mission[] => {
    const mine = member ? promotions.forMember(member) : [];
    return promotions
      .list(undefined, language)
      .filter(({ kind }) => kind === 'mission')
      .map(({ id, title, image, bonus, startsAt, endsAt }) => {
        const part = mine.find(({ promotionId }) => promotionId === id);
        return {
          promotionId: id,
          title,
          image,
          state: part?.state ?? phaseOf({ startsAt, endsAt }, clock.now()),
          bonus: part?.bonus ?? bonus,
          rounds: promotions.one(id, language).rounds ?? 1,
          roundsPlayed: part?.roundsPlayed ?? null,
          startsAt,
          endsAt,
        };
      });
  };

  const simulatedPlayersOf = (from: number, now: number) => {
    if (settings.current.simulatedPlayers === 0) return [];
    const random = createRandom(seed).fork(`missions ${from}`);
    return Array.from({ length: CROWD }, () => {
      const name = random.pick(simulatedPlayerNames);
      const rate = MAX_ROUNDS_PER_HOUR * (0.05 + 0.95 * random.next() ** 2);
      // Everybody begins at a different hour.
      const hours = (now - from) / HOUR_MILLISECONDS - random.next() * 12;
      return { memberId: null, name, rounds: Math.max(0, Math.floor(rate * hours)) };
    });
  };

  const inOrder = (member: MemberRow | undefined, language: LanguageCode) => {
    const missions = missionsOf(member, language);
    const open = underWay.flatMap((state) =>
      missions
        .filter((mission) => mission.state === state)
        .toSorted((a, b) => shareOf(b) - shareOf(a)),
    );
    const coming = missions
      .filter(({ state }) => state === 'coming_soon')
      .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
    const over = missions.filter((mission) => !open.includes(mission) && !coming.includes(mission));
    return { open, coming, over };
  };

  return {
    list(member, language) {
      const { open, coming, over } = inOrder(member, language);
      return [...open, ...coming, ...over];
    },
    summary(member, language) {
      const { open, coming } = inOrder(member, language);
      return { open: open.length, next: open[0] ?? coming[0] ?? null };
    },
    leaderboard(member) {
      const now = clock.now();
      const week = Math.floor((now - FIRST_MONDAY) / WEEK_MILLISECONDS);
      const from = FIRST_MONDAY + week * WEEK_MILLISECONDS;
      const members = table
        .missionRounds(missionIds, { from, to: now })
        .map(({ member_id: memberId, nickname: name, rounds }) => ({ memberId, name, rounds }));
      const ranked = [...members, ...simulatedPlayersOf(from, now)]
        .filter(({ rounds }) => rounds > 0)
        .toSorted((a, b) => b.rounds - a.rounds)
        .map(({ memberId, name, rounds }, place) => ({
          rank: place + 1,
          name: maskedName(name),
          points: rounds * POINTS_PER_ROUND,
          isOwn: member !== undefined && memberId === member.id,
        }));
      const own = ranked.find(({ isOwn }) => isOwn);
      return {
        startsAt: momentOf(from),
        endsAt: momentOf(from + WEEK_MILLISECONDS),
        pointsPerRound: POINTS_PER_ROUND,
        entries: ranked.slice(0, PLACES),
        own: own ? { rank: own.rank, points: own.points } : null,
      };
    },
  };
}

function shareOf({ roundsPlayed, rounds }: Mission): number {
  return (roundsPlayed ?? 0) / rounds;
}
