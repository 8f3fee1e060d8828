import { z } from 'zod/v4';
import { memberTypeSchema } from './member.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

/**
 * Somebody below an agent, as that agent sees them (C1). Agents have their full name, players a
 * masked one. Phone numbers are not shown.
 */
export const teamMemberSchema = z
  .strictObject({
    memberId: z.string(),
    name: z.string(),
    type: memberTypeSchema,
    /** The number of steps below the caller: 1 is directly below, 2 below that, and so on. */
    level: z.int().positive(),
    /** The number of people below them, on all levels. */
    below: z.int().nonnegative(),
    joinedAt: momentSchema,
    /** The person directly above; null if that is the caller. */
    upline: z.strictObject({ memberId: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** What was bet and won. Money in hundredths; profit is what the players lost. */
const sums = {
  bet: z.int().nonnegative(),
  win: z.int().nonnegative(),
  /** What the site keeps of it, in hundredths of the currency unit; below zero where people won. */
  profit: z.int(),
  /** How many people bet. */
  players: z.int().nonnegative(),
};

/** The figures of a person, alone or with their whole branch. */
const teamFiguresSchema = z
  .strictObject({ member: teamMemberSchema, ...sums })
  .meta({ id: 'TeamFigures' });
export type TeamFiguresRow = z.infer<typeof teamFiguresSchema>;

/** The figures of a team on a day of the site's time zone. */
const teamDaySchema = z
  .strictObject({
    /** The day, `YYYY-MM-DD`, in the time zone of the site. */
    day: z.iso.date(),
    bet: sums.bet,
    win: sums.win,
    /**
     * What the site keeps of it, in hundredths of the currency unit; below zero where the team won.
     */
    profit: sums.profit,
  })
  .meta({ id: 'TeamDay' });
export type TeamDay = z.infer<typeof teamDaySchema>;

/** The sums over a whole team in a range. */
const teamTotalsSchema = z
  .strictObject({
    ...sums,
    /** How many of them bet enough to count as active. */
    activeMembers: z.int().nonnegative(),
  })
  .meta({ id: 'TeamTotals' });
export type TeamTotals = z.infer<typeof teamTotalsSchema>;

/** What a team did in a range: each day of it, and the sums over all. */
export const teamRangeSchema = {
  /** The path from the agent down to this team; empty for the agent's own. */
  trail: z.array(teamMemberSchema),
  /** The people with what they did. */
  rows: z.array(teamFiguresSchema),
  totals: teamTotalsSchema,
  /** The days of the range, oldest first. */
  days: z.array(teamDaySchema),
  /** What a member must bet to count as active, in hundredths. */
  activeMemberBet: z.int().positive(),
  currency: currencySchema,
};
