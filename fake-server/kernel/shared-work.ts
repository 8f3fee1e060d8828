import { createShares, type ShareFigures, type Shares } from './shares.ts';

/*
 * Resources that callers compete for. Many people can share an address (carrier NAT), so an address
 * may use much of a resource, but never all of it.
 */
export const sharedWork = {
  /** Password hashes, each in a thread: half of Node's threads, since files need some too. */
  hashing: {
    atOnce: { all: 2, perAddress: 2, perMember: 2 },
    // One more would wait longer than a person does.
    waiting: { all: 50, perAddress: 20, perMember: 6 },
  },
  /** Large bodies, from the first byte to the answer. */
  largeBodies: {
    atOnce: { all: 8, perAddress: 4, perMember: 2 },
    waiting: { all: 40, perAddress: 16, perMember: 4 },
  },
  /** Pictures being decoded, each in a thread. */
  pictures: {
    atOnce: { all: 2, perAddress: 1, perMember: 1 },
    waiting: { all: 20, perAddress: 8, perMember: 3 },
  },
  /** Data export files being made. */
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

export type SharedKind = keyof typeof sharedWork;

/** The shared resources of a world, by kind. */
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
