import type { ChartActor } from './chart.types.ts';

/** A code name in words: 'receipt.confirmed' and 'receiptConfirmed' as 'receipt confirmed'. */
export function inWords(name: string): string {
  return name.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A state's own name in words, without the states around it. */
export function stateWords(path: string): string {
  return inWords(path.slice(path.lastIndexOf('.') + 1));
}

/** An actor with the calls that it makes: 'read part (withdrawals.toConfirm, withdrawals.one)'. */
export function actorWords({ id, calls }: ChartActor): string {
  return calls.length === 0 ? inWords(id) : `${inWords(id)} (${calls.join(', ')})`;
}
