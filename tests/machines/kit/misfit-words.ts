import type { Misfit } from '#machines/recordings/replay.ts';

/** Where a recording no longer fits its flow, and why, as a sentence. */
export function misfitWords({ step, event, reason, expected, actual }: Misfit): string {
  const place = step === 0 ? 'the start' : `step ${step} (${event})`;
  return `${place}: ${reasonWords(reason, expected.join(' · '), actual.join(' · '))}`;
}

function reasonWords(reason: Misfit['reason'], expected: string, actual: string): string {
  switch (reason) {
    case 'flowGone':
      return 'there is no such flow any more';
    case 'startGone':
      return `no example of the catalogue leads to '${expected}', where it begins`;
    case 'unknownEvent':
      return 'the flow has no such event';
    case 'actorNotRunning':
      return `no such actor runs in '${actual}'`;
    case 'timerNotRunning':
      return `'${actual}' waits for no such timer`;
    case 'notTaken':
      return `the event is not taken in '${actual}'; expected '${expected}'`;
    case 'otherState':
      return `the state is '${actual}', not '${expected}'`;
    default:
      return reason satisfies never;
  }
}
