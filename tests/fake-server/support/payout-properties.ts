import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { PayoutPartState } from '#contract/entities/withdrawal-types.ts';

type PartEvent = Withdrawal['events'][number];

/** Final states of a part. */
const overStates: readonly PayoutPartState[] = ['received', 'forced', 'returned'];

interface TemporalProperty {
  readonly name: string;
  /** Whether it holds for everything that happened to one part, oldest first. */
  readonly holds: (history: readonly PartEvent[]) => boolean;
}

const isOver = ({ to }: PartEvent) => (overStates as readonly string[]).includes(to);

/** What holds of the history of every part at every moment (W3). */
export const alwaysOfParts: readonly TemporalProperty[] = [
  {
    name: 'never received and not received',
    holds: (history) => {
      const states = history.map(({ to }) => to);
      return !(states.includes('received') && states.includes('disputed'));
    },
  },
  { name: 'nothing comes after an end', holds: (history) => !history.slice(0, -1).some(isOver) },
  {
    name: 'silence never counts while a dispute is open',
    holds: (history) =>
      history.every(({ from, to, by }) =>
        to === 'receivedBySilence' ? from === 'disbursed' && by === 'clock' : by !== 'clock',
      ),
  },
];

/** What holds in the end, when every deadline has passed and every dispute is decided. */
export const eventuallyOfParts: readonly TemporalProperty[] = [
  {
    name: 'a part that was paid out always ends',
    holds: (history) => {
      const last = history.at(-1);
      return last !== undefined && (isOver(last) || last.to === 'receivedBySilence');
    },
  },
];

/** The names of those that do not hold of one of the parts. */
export function brokenOf(
  properties: readonly TemporalProperty[],
  withdrawals: readonly Withdrawal[],
): readonly string[] {
  return withdrawals.flatMap(({ parts, events }) =>
    parts.flatMap(({ number }) => {
      const history = events.filter((event) => event.part === number);
      return properties.filter(({ holds }) => !holds(history)).map(({ name }) => name);
    }),
  );
}
