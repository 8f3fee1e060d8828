import type { Recording } from '#machines/recordings/recording.ts';

/** What part of the proof found a fault. */
export type FindingKind = 'definition' | 'journey' | 'graph' | 'walk' | 'coverage';

/** One fault of a machine, described so that it is clear without a debugger. */
export interface Fault {
  readonly text: string;
  /** Makes the recording of the run that showed it, for the flows page. */
  readonly record?: () => Recording;
}

/** A fault, and the part of the proof that found it. */
export interface Finding extends Fault {
  readonly kind: FindingKind;
}

/** A run that has come to a fault. */
interface FaultyRun {
  readonly trail: readonly string[];
  recording(): Recording;
}

/** A fault that a run showed. */
export function faultOf(fault: string, start: string, run: FaultyRun): Fault {
  return { text: findingText(fault, start, run.trail), record: () => run.recording() };
}

/** A fault with the way that led to it as a numbered list. */
function findingText(fault: string, start: string, trail: readonly string[]): string {
  const steps = trail.map((step, index) => `    ${String(index + 1).padStart(2)}. ${step}`);
  return [fault, `  from ${start}:`, ...(steps.length > 0 ? steps : ['     at once'])].join('\n');
}
