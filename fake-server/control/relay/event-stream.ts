import type { Response } from 'express';
import { EVENT_STREAM_TYPE } from '#contract/entities/live-types.ts';

/** A reader that has not fetched this much is disconnected: memory is bounded. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** An open stream of events to a page. */
export interface EventStream<Event> {
  /** Sends an event, under an id from which a later stream can continue. */
  send(event: Event, id?: string): void;
  /** Sends a comment, which shows that the connection works. */
  beat(): void;
  end(): void;
}

/**
 * Answers with a stream of server-sent events.
 *
 * @param onEnd called once, whichever side ends it
 */
export function openEventStream<Event>(response: Response, onEnd: () => void): EventStream<Event> {
  response.status(200);
  response.setHeader('Content-Type', EVENT_STREAM_TYPE);
  response.setHeader('Cache-Control', 'no-store, no-transform');
  // Asks nginx and compatible proxies to forward each event at once.
  response.setHeader('X-Accel-Buffering', 'no');
  // Its connection closes with it, so that a shutdown waits for none.
  response.setHeader('Connection', 'close');
  response.flushHeaders();
  response.once('close', onEnd);
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
  };
  return {
    send: (event, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': still here\n\n'),
    end: () => response.end(),
  };
}
