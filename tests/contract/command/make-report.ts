import { behaviours } from '../behaviour/behaviours.ts';
import type { Finding } from '../kit/check.ts';
import { checks } from '../kit/kit.ts';
import type { RunNotes } from '../kit/run-notes.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { KitArguments } from './arguments.ts';
import { compareWithBaseline, isKnownIn, type KnownFailure } from './baseline.ts';
import { coverageOf } from './coverage.ts';
import { failuresOf } from './failures.ts';
import type { Report } from './report.ts';
import type { Tried } from './try-portal.ts';
import { warningsOf } from './warnings.ts';

/** What a run has brought. */
interface Brought {
  readonly portal: Pick<PortalSubject, 'baseUrl' | 'routes'>;
  readonly tried: Tried;
  readonly findings: readonly Finding[];
  readonly notes: RunNotes;
  /** The failures of the baseline; undefined without one. */
  readonly known: readonly KnownFailure[] | undefined;
  /** ISO time. */
  readonly startedAt: string;
  readonly seconds: number;
}

const ruleNames = [...checks.map(({ name }) => name), ...behaviours.map(({ name }) => name)];

/** Puts together what the report says in whatever form. */
export async function makeReport(args: KitArguments, brought: Brought): Promise<Report> {
  const { portal, tried, findings, notes, known, startedAt, seconds } = brought;
  const { routes, baseUrl: address } = portal;
  // It reads the whole web app: loaded when there is something to tell.
  const { readCallUses } = await import('#tools/flows/call-uses.ts');
  const uses = await readCallUses();
  const failures = failuresOf(findings, { routes, uses, isKnown: isKnownIn(known ?? []) });
  const asked = new Set(tried.asked.map(({ check }) => check));
  const wasAsked = (check: string, call: string) => {
    // A behaviour is asked as a whole, and what shows in a whole run of every call that answered.
    if (!checks.some(({ name }) => name === check))
      return asked.has(check) || notes.statuses.has(call);
    return tried.asked.some((one) => one.check === check && one.call === call);
  };
  return {
    address,
    startedAt,
    seconds,
    requests: notes.answers,
    checks: tried.asked.length,
    effort: args.under.effort ?? 'usual',
    seed: args.seed,
    warnings: warningsOf(args.under, tried.skipped),
    coverage: coverageOf(routes, notes, { all: ruleNames, asked }),
    failures,
    compared: known && compareWithBaseline(known, failures, wasAsked),
  };
}
