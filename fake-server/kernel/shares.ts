import { type Caller, callerNow } from './caller.ts';
import { Refused } from './refused.ts';

/** The limits of a resource. */
interface Share {
  readonly all: number;
  readonly perAddress: number;
  readonly perMember: number;
}

/** How a scarce resource is shared. */
export interface ShareFigures {
  readonly atOnce: Share;
  /** The waiting queue. */
  readonly waiting: Share;
}

/** A scarce resource with a limited share for each address and member. */
export interface Shares {
  /**
   * A place for the current caller, as soon as one is free. The waiting address with the fewest
   * places comes first.
   *
   * @returns releases the place
   * @throws Refused too_many_requests beyond the caller's share, or if the queue is full
   */
  enter(): Promise<() => void>;
  /** The same without waiting. */
  enterAtOnce(): () => void;
  /** Runs work in a place of its own. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const RETRY_SECONDS = 5;

interface Waiter {
  readonly caller: Caller | undefined;
  readonly admit: () => void;
  readonly refuse: (refusal: Refused) => void;
}

export function createShares({ atOnce, waiting }: ShareFigures): Shares {
  const inside: (Caller | undefined)[] = [];
  const queue: Waiter[] = [];
  const place = (caller: Caller | undefined) => {
    inside.push(caller);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      inside.splice(inside.indexOf(caller), 1);
      admitNext();
    };
  };
  const admitNext = () => {
    const mayEnter = queue.filter(({ caller }) => fits(atOnce, inside, caller));
    const next = leastBy(mayEnter, ({ caller }) => countFromAddress(inside, caller));
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    next.admit();
  };
  /**
   * If the queue is full, the last entry of the address with the most entries makes room for
   * another address.
   */
  const makeRoom = (caller: Caller | undefined): boolean => {
    const waiters = queue.map((each) => each.caller);
    const last = leastBy(queue.toReversed(), (each) => -countFromAddress(waiters, each.caller));
    if (!last || countFromAddress(waiters, last.caller) <= countFromAddress(waiters, caller) + 1)
      return false;
    queue.splice(queue.indexOf(last), 1);
    last.refuse(refusal());
    return true;
  };
  const enterAtOnce = () => {
    const caller = callerNow();
    if (!fits(atOnce, inside, caller)) throw refusal();
    return place(caller);
  };
  const enter = async () => {
    const caller = callerNow();
    if (fits(atOnce, inside, caller)) return place(caller);
    const waiters = queue.map((each) => each.caller);
    if (!fits({ ...waiting, all: Number.POSITIVE_INFINITY }, waiters, caller)) throw refusal();
    if (queue.length >= waiting.all && !makeRoom(caller)) throw refusal();
    return await new Promise<() => void>((resolve, reject) => {
      queue.push({ caller, admit: () => resolve(place(caller)), refuse: reject });
    });
  };

  return {
    enter,
    enterAtOnce,
    async run(work) {
      const leave = await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function refusal(): Refused {
  return new Refused('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
}

/** Whether this caller may take another place. The server's own work has no limit. */
function fits(share: Share, there: readonly (Caller | undefined)[], caller: Caller | undefined) {
  if (there.length >= share.all) return false;
  if (caller === undefined) return true;
  const { memberId } = caller;
  const memberCount = there.filter(
    (each) => each !== undefined && each.memberId === memberId,
  ).length;
  if (memberId !== undefined && memberCount >= share.perMember) return false;
  return countFromAddress(there, caller) < share.perAddress;
}

function countFromAddress(
  there: readonly (Caller | undefined)[],
  caller: Caller | undefined,
): number {
  return there.filter((each) => each?.address === caller?.address).length;
}

/** The first minimum; undefined for an empty list. */
function leastBy<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item | undefined {
  let smallest: { readonly item: Item; readonly size: number } | undefined;
  for (const item of items) {
    const size = sizeOf(item);
    if (!smallest || size < smallest.size) smallest = { item, size };
  }
  return smallest?.item;
}
