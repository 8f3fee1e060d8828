/** What part of the proof found a fault. */
export type FindingKind = 'definition' | 'journey' | 'graph' | 'walk' | 'coverage';

/** One fault of a machine, described so that it is clear without a debugger. */
export interface Finding {
  readonly kind: FindingKind;
  readonly text: string;
}

/** A fault with the way that led to it as a numbered list. */
export function told(fault: string, start: string, trail: readonly string[]): string {
  const steps = trail.map((step, index) => `    ${String(index + 1).padStart(2)}. ${step}`);
  return [fault, `  from ${start}:`, ...(steps.length > 0 ? steps : ['     at once'])].join('\n');
}
