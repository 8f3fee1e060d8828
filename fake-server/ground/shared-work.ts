import { createShares, type ShareFigures, type Shares } from './shares.ts';

/*
 * What callers could take from each other. Addresses are often those of many people: a carrier puts a
 * city behind one. So an address may use much of what is there, but never all of what others wait for.
 */
export const sharedWork = {
  /** Password hashes, in threads of their own: half of those that Node has, which files need too. */
  hashing: {
    atOnce: { all: 2, perAddress: 2, perMember: 2 },
    // One more would wait for longer than a person does.
    waiting: { all: 50, perAddress: 20, perMember: 6 },
  },
  /** Large bodies, from the first byte to their answer. */
  largeBodies: {
    atOnce: { all: 8, perAddress: 4, perMember: 2 },
    waiting: { all: 40, perAddress: 16, perMember: 4 },
  },
  /** Pictures that are unpacked, each in a thread. */
  pictures: {
    atOnce: { all: 2, perAddress: 1, perMember: 1 },
    waiting: { all: 20, perAddress: 8, perMember: 3 },
  },
  /** Files of own data that are being made. */
  exports: {
    atOnce: { all: 1_000, perAddress: 50, perMember: 1 },
    waiting: { all: 0, perAddress: 0, perMember: 0 },
  },
  /** Streams of events that are open. */
  liveStreams: {
    atOnce: { all: 10_000, perAddress: 2_000, perMember: 20 },
    waiting: { all: 0, perAddress: 0, perMember: 0 },
  },
} as const satisfies Readonly<Record<string, ShareFigures>>;

/** One kind of it. */
export type SharedKind = keyof typeof sharedWork;

/** What is shared in a world, by its kind. */
export type SharedWork = Readonly<Record<SharedKind, Shares>>;

export function createSharedWork(): SharedWork {
  const { hashing, largeBodies, pictures, exports, liveStreams } = sharedWork;
  return {
    hashing: createShares(hashing),
    largeBodies: createShares(largeBodies),
    pictures: createShares(pictures),
    exports: createShares(exports),
    liveStreams: createShares(liveStreams),
  };
}
