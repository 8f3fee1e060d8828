import { inWords } from '#machines/catalogue/in-words.ts';
import type { ChartActor } from './chart.types.ts';

/** An actor with the calls that it makes: 'read part (withdrawals.toConfirm, withdrawals.one)'. */
export function actorWords({ id, calls }: ChartActor): string {
  return calls.length === 0 ? inWords(id) : `${inWords(id)} (${calls.join(', ')})`;
}
