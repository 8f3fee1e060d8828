import type { Effort } from '../kit/effort.ts';
import type { Compared } from './baseline.ts';
import type { Coverage } from './coverage.ts';
import type { Failure } from './failures.ts';
import type { Warning } from './warnings.ts';

/** Everything that a run of the kit tells, in whatever form. */
export interface Report {
  readonly address: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  /** How many checks and behaviours were asked to their end. */
  readonly checks: number;
  readonly effort: Effort;
  readonly seed: number;
  readonly warnings: readonly Warning[];
  readonly coverage: Coverage;
  readonly failures: readonly Failure[];
  /** What became of the failures of the baseline; undefined without one. */
  readonly compared: Compared | undefined;
}

/** Failures that are not among the known ones. */
export const newFailures = ({ failures }: Pick<Report, 'failures'>): readonly Failure[] =>
  failures.filter(({ isKnown }) => !isKnown);
