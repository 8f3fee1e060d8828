import { type EventStreamRequest, readEventStream } from './event-stream.ts';

/** Pauses before a lost stream is opened again, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

/** A stream that is opened again when it is lost. */
export interface LastingStream {
  readonly address: string;
  /** The request of the next try, without its signal. */
  readonly request: () => EventStreamRequest;
  /**
   * A stream without event and heartbeat for this long is lost: a sleeping phone gets no notice.
   */
  readonly silenceMilliseconds: number;
  readonly onEvent: (data: unknown, id: string | undefined) => void;
  /** It ended, or could not be opened; with the answer's status if there was one. */
  readonly onLost: (status: number | undefined) => void;
}

/** Reads a stream until it is closed; returns how to close it. */
export function openLastingStream(stream: LastingStream): () => void {
  const closing = new AbortController();
  let losses = 0;
  let wake: (() => void) | undefined;
  const retryNow = () => {
    if (document.visibilityState === 'visible') wake?.();
  };
  addEventListener('online', retryNow, { signal: closing.signal });
  document.addEventListener('visibilitychange', retryNow, { signal: closing.signal });

  const readOnce = async () => {
    const leaving = new AbortController();
    const silence = () => setTimeout(() => leaving.abort(), stream.silenceMilliseconds);
    let timer = silence();
    const onHeartbeat = () => {
      losses = 0;
      clearTimeout(timer);
      timer = silence();
    };
    const status = await readEventStream(
      stream.address,
      { ...stream.request(), signal: AbortSignal.any([leaving.signal, closing.signal]) },
      {
        onEvent(data, id) {
          onHeartbeat();
          stream.onEvent(data, id);
        },
        onHeartbeat,
      },
    );
    clearTimeout(timer);
    return status;
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const read = async () => {
    while (!closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      const status = await readOnce();
      if (closing.signal.aborted) return;
      stream.onLost(status);
      // oxlint-disable-next-line no-await-in-loop -- the pause between them
      await pause(PAUSES[Math.min(losses, PAUSES.length - 1)] ?? 0);
      wake = undefined;
      losses += 1;
    }
  };
  void read();
  return () => {
    closing.abort();
    wake?.();
  };
}
