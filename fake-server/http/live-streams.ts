import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { EVENT_STREAM_TYPE, LIVE_HEARTBEAT_SECONDS } from '#contract/entities/live-types.ts';
import { sharedWork } from '../kernel/shared-work.ts';
import type { World } from '../world/world.ts';
import { callOf, signedInOf } from './call.ts';

/** Heartbeat of a stream: a comment, which every reader skips. */
const HEARTBEAT = ': still here\n\n';

/** The streams of events that are open (S17). */
export interface LiveStreams {
  /** Whether the caller wants a stream instead of one answer. */
  isWantedBy(request: Request): boolean;
  /**
   * Opens a stream for the signed-in person; it starts after the event `after`.
   *
   * @throws Refused too_many_requests beyond the share of an address
   */
  open(request: Request, response: Response, after: string | undefined): Readable;
  /** Closes all of them. */
  close(): void;
}

interface Stream {
  readonly memberId: number;
  readonly end: () => void;
}

export function createLiveStreams(
  { live, sessions, shares, signIn, situations }: World,
  heartbeatMilliseconds: number = LIVE_HEARTBEAT_SECONDS * 1_000,
): LiveStreams {
  const streams = new Set<Stream & { readonly look: () => void }>();
  let isClosed = false;
  // A revoked session must not keep listening: each stream checks its session.
  sessions.onEnded(() => {
    for (const { look } of streams) look();
  });

  /** Beyond a person's share, their oldest stream is closed. */
  const endOldest = (memberId: number) => {
    const own = [...streams].filter((each) => each.memberId === memberId);
    if (own.length >= sharedWork.liveStreams.atOnce.perMember) own[0]?.end();
  };

  return {
    isWantedBy: (request) => request.header('accept')?.includes(EVENT_STREAM_TYPE) === true,
    open(request, response, after) {
      const { member, sessionHash } = signedInOf(request);
      const { holdsBackStreams } = callOf(request).situation;
      endOldest(member.id);
      const leave = shares.liveStreams.enterAtOnce();

      // Looked up by hash and without using it: listening does not extend a session (A19).
      const counts = () => {
        const reading = sessions.peekHash(sessionHash);
        return (
          reading.ok && !signIn.blockerOf(reading.signedIn.member) && !situations.of().tokenExpired
        );
      };
      const body = new Readable({ read: () => undefined });
      const write = (text: string) => {
        if (!holdsBackStreams) body.push(text);
      };
      let last = after;
      const tell = (isFirst = false) => {
        const event = live.since(member.id, last);
        last = event.id;
        if (!isFirst && event.topics.length === 0) return;
        write(`id: ${event.id}\nevent: changed\ndata: ${JSON.stringify(event)}\n\n`);
      };
      const look = () => {
        // What waited in the queue may arrive after the end.
        if (!streams.has(stream) || counts()) return;
        // Sent before its end, so that its page reads for itself at once.
        tell();
        end();
      };
      let isDue = false;
      const stopListening = live.listen(member.id, () => {
        // Changes that happen together are one event.
        if (isDue) return;
        isDue = true;
        queueMicrotask(() => {
          isDue = false;
          look();
          if (streams.has(stream)) tell();
        });
      });
      const heartbeat = setInterval(() => {
        look();
        if (streams.has(stream)) write(HEARTBEAT);
      }, heartbeatMilliseconds);
      const end = () => {
        if (!streams.delete(stream)) return;
        leave();
        clearInterval(heartbeat);
        stopListening();
        body.push(null);
      };
      const stream = { memberId: member.id, end, look };
      streams.add(stream);
      response.once('close', end);

      response.setHeader('Content-Type', EVENT_STREAM_TYPE);
      response.setHeader('Cache-Control', 'no-store, no-transform');
      // Asks nginx and compatible proxies to forward each event at once.
      response.setHeader('X-Accel-Buffering', 'no');
      // Its connection closes with it, so that a shutdown waits for none.
      response.setHeader('Connection', 'close');
      tell(true);
      // A server that shuts down still answers requests, but does not wait for streams.
      if (isClosed) end();
      return body;
    },
    close() {
      isClosed = true;
      for (const { end } of streams) end();
    },
  };
}
