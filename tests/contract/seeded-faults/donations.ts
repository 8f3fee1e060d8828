import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { ONCE_HEADER, oncePattern } from '#contract/once.ts';
import type { SeededFault } from './faults.ts';
import { Refused } from './refused.ts';

interface Donation {
  readonly content: string;
  readonly id: Promise<string>;
}

/**
 * Donations count once: the handler of their call, with one fault or none.
 *
 * @param donate puts the book on the shelf, and gives its id
 */
export function donations(fault: SeededFault | 'none', donate: (title: string) => string) {
  const has = (one: SeededFault) => one === fault;
  const known = new Map<string, Donation>();

  const giveLater = async (title: string): Promise<string> => {
    await sleep(5);
    return donate(title);
  };

  return async (request: Request, response: Response, title: string): Promise<void> => {
    const key = request.get(ONCE_HEADER) ?? '';
    if (!oncePattern.test(key) && !has('asks for no key')) throw new Refused('bad_request');
    const before = known.get(key);
    if (before && before.content !== title && !has('takes a key for another action')) {
      throw new Refused('idempotency_conflict');
    }
    const donation = before ?? { content: title, id: giveLater(title) };
    if (!has('has no twin wait')) known.set(key, donation);
    const id = await donation.id;
    known.set(key, donation);
    if (before && has('applies a repeated action again')) donate(title);
    const given = before && has('gives a lost answer otherwise') ? `${id} again` : id;
    response.json({ success: true, value: { id: given } });
  };
}
