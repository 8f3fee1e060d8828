import type { DrawTime, Schedule } from './lottery.types.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Nothing is drawn more seldom than once in so many days. */
const LONGEST_PAUSE_DAYS = 8;
const drawNoShape = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/;

/** The draw of this number; undefined where there is none. */
export function drawNumbered(schedule: Schedule, drawNo: string): DrawTime | undefined {
  const [, year, month, date, place] = drawNoShape.exec(drawNo) ?? [];
  if (place === undefined) return undefined;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY;
  const draw = isDrawDay(schedule, day) ? drawAt(schedule, day, Number(place) - 1) : undefined;
  // Another spelling of a day, as the 31st of February, is the number of no draw.
  return draw?.drawNo === drawNo ? draw : undefined;
}

/** The first draw whose numbers are not out yet. */
export function comingDraw(schedule: Schedule, now: number): DrawTime {
  return firstAfter(schedule, now, ({ resultsAt }) => resultsAt > now);
}

/** The first draw that bets are still taken on. */
export function openDraw(schedule: Schedule, now: number): DrawTime {
  return firstAfter(schedule, now, ({ closesAt }) => closesAt > now);
}

/** The last draws whose numbers are out, newest first. */
export function pastDraws(schedule: Schedule, now: number, count: number): DrawTime[] {
  const past: DrawTime[] = [];
  for (let day = Math.floor(now / DAY); day >= 0 && past.length < count; day -= 1) {
    const over = drawsOn(schedule, day).filter(({ resultsAt }) => resultsAt <= now);
    past.push(...over.toReversed());
  }
  return past.slice(0, count);
}

function firstAfter(schedule: Schedule, now: number, isIt: (draw: DrawTime) => boolean): DrawTime {
  const today = Math.floor(now / DAY);
  // Yesterday's last draw may still be held.
  for (let day = today - 1; day <= today + LONGEST_PAUSE_DAYS; day += 1) {
    const found = drawsOn(schedule, day).find(isIt);
    if (found) return found;
  }
  throw new Error('A lottery that never draws.');
}

/** The draws of a day, counted from the epoch in UTC. */
function drawsOn(schedule: Schedule, day: number): readonly DrawTime[] {
  if (!isDrawDay(schedule, day)) return [];
  return schedule.times.flatMap((_, place) => drawAt(schedule, day, place) ?? []);
}

function isDrawDay({ weekdays }: Schedule, day: number): boolean {
  return weekdays?.includes(new Date(day * DAY).getUTCDay()) ?? true;
}

function drawAt(
  { times, closingSeconds, drawingSeconds }: Schedule,
  day: number,
  place: number,
): DrawTime | undefined {
  const minutes = times[place];
  if (minutes === undefined) return undefined;
  const drawsAt = day * DAY + minutes * MINUTE;
  const stamp = new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    drawNo: `${stamp}-${String(place + 1).padStart(4, '0')}`,
    closesAt: drawsAt - closingSeconds * 1000,
    drawsAt,
    resultsAt: drawsAt + drawingSeconds * 1000,
  };
}
