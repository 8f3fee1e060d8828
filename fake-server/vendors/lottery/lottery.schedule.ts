import type { DrawTime, Schedule } from '../../world/ports/lottery.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** The longest interval between draws, in days. */
const LONGEST_PAUSE_DAYS = 8;
const drawNoShape = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/;

/** The draw of this number; undefined if there is none. */
export function drawNumbered(schedule: Schedule, drawNo: string): DrawTime | undefined {
  const [, year, month, date, place] = drawNoShape.exec(drawNo) ?? [];
  if (place === undefined) return undefined;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY;
  const draw = isDrawDay(schedule, day) ? drawAt(schedule, day, Number(place) - 1) : undefined;
  // An alternative spelling of a day, such as 31 February, is not a draw's number.
  return draw?.drawNo === drawNo ? draw : undefined;
}

/** The first draw without published numbers. */
export function comingDraw(schedule: Schedule, now: number): DrawTime {
  return firstDrawAfter(schedule, now - schedule.drawingSeconds * 1000);
}

/** The first draw that is open for bets. */
export function openDraw(schedule: Schedule, now: number): DrawTime {
  return firstDrawAfter(schedule, now + schedule.closingSeconds * 1000);
}

/** The last draws with published numbers, newest first. */
export function pastDraws(schedule: Schedule, now: number, count: number): DrawTime[] {
  const latest = now - schedule.drawingSeconds * 1000;
  const past: DrawTime[] = [];
  for (let day = Math.floor(latest / DAY); day >= 0 && past.length < count; day -= 1) {
    if (!isDrawDay(schedule, day)) continue;
    const last = schedule.times.findLastIndex((minutes) => timeOf(day, minutes) <= latest);
    for (let place = last; place >= 0 && past.length < count; place -= 1) {
      const draw = drawAt(schedule, day, place);
      if (draw) past.push(draw);
    }
  }
  return past;
}

/** The first draw after a moment, computed without the ones before. */
function firstDrawAfter(schedule: Schedule, moment: number): DrawTime {
  const today = Math.floor(moment / DAY);
  for (let day = today; day <= today + LONGEST_PAUSE_DAYS; day += 1) {
    if (!isDrawDay(schedule, day)) continue;
    const place = schedule.times.findIndex((minutes) => timeOf(day, minutes) > moment);
    const draw = drawAt(schedule, day, place);
    if (draw) return draw;
  }
  throw new Error('A lottery that never draws.');
}

function timeOf(day: number, minutes: number): number {
  return day * DAY + minutes * MINUTE;
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
  const drawsAt = timeOf(day, minutes);
  const stamp = new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    drawNo: `${stamp}-${String(place + 1).padStart(4, '0')}`,
    closesAt: drawsAt - closingSeconds * 1000,
    drawsAt,
    resultsAt: drawsAt + drawingSeconds * 1000,
  };
}
