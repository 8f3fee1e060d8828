import type { Answer } from './answer.ts';
import { noteFields } from './answer-fields.ts';
import type { Finding } from './check.ts';
import { failureOf } from './judge.ts';
import type { KitRoute } from './routes.ts';

/** A call whose quickest answer takes longer keeps every person waiting, in milliseconds. */
const SLOW = 5_000;
/** Answers that a call must have given before it counts as slow. */
const SEVERAL = 3;
/** A message that this many codes share says nothing. */
const SHARED = 4;

interface Speed {
  answers: number;
  quickest: number;
}

/** Notes over a whole run: what no answer shows by itself. */
export class RunNotes {
  /** How many answers there were. */
  answers = 0;
  /** The statuses that each call answered with. */
  readonly statuses = new Map<string, Set<number>>();
  /** The fields that good answers of each call had a value in. */
  readonly fields = new Map<string, Set<string>>();
  private readonly speeds = new Map<string, Speed>();
  private readonly slow: number;
  private readonly codesOfMessage = new Map<string, Map<string, string>>();

  /** @param slow from how many milliseconds on a call counts as slow */
  constructor(slow = SLOW) {
    this.slow = slow;
  }

  /** Notes one answer. */
  note(
    { name }: Pick<KitRoute, 'name'>,
    answer: Pick<Answer, 'body' | 'milliseconds' | 'status'>,
  ): void {
    this.answers += 1;
    this.statuses.set(name, (this.statuses.get(name) ?? new Set()).add(answer.status));
    if (answer.status === 200) {
      const fields = this.fields.get(name) ?? new Set();
      this.fields.set(name, fields);
      noteFields(answer.body, fields);
    }
    const speed = this.speeds.get(name) ?? { answers: 0, quickest: Infinity };
    speed.answers += 1;
    speed.quickest = Math.min(speed.quickest, answer.milliseconds);
    this.speeds.set(name, speed);
    const failure = failureOf(answer);
    if (!failure) return;
    const codes = this.codesOfMessage.get(failure.message) ?? new Map<string, string>();
    codes.set(failure.code, name);
    this.codesOfMessage.set(failure.message, codes);
  }

  /** What the run has shown. */
  findings(): readonly Finding[] {
    const slow = [...this.speeds].filter(
      ([, { answers, quickest }]) => answers >= SEVERAL && quickest > this.slow,
    );
    const empty = [...this.codesOfMessage].filter(([, codes]) => codes.size >= SHARED);
    return [
      ...slow.map(([route, { quickest }]) => ({
        check: 'quick answers',
        route,
        problem: `every answer takes longer than ${this.slow / 1_000} seconds`,
        evidence: `The quickest took ${Math.round(quickest)} ms.`,
      })),
      ...empty.map(([message, codes]) => ({
        check: 'messages that say something',
        route: [...codes.values()][0] ?? '',
        problem: 'refusals of different kinds have the same message',
        evidence: `“${message}” for ${[...codes.keys()].join(', ')}`,
      })),
    ];
  }
}
