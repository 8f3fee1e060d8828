import type { NumberedMessage } from '#contract/flow-relay.ts';
import { MAX_RELAY_MESSAGES, MAX_RELAY_STEPS } from '#contract/flow-relay-types.ts';
import type { PortalMessage } from '#web/platform/windows/flow-feed.ts';

/** Messages are sent together: at most four requests a second. */
const BATCH_MILLISECONDS = 250;
const MAX_BATCH_CHARACTERS = 100_000;
/** What waits while the server cannot be reached; beyond it the oldest are dropped. */
const MAX_WAITING = 400;
const MAX_WAITING_CHARACTERS = 1_000_000;
/** Pauses before a batch is sent again, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

interface Waiting {
  readonly number: number;
  readonly text: string;
}

/** How a request ended: `failed` is tried again, `refused` is not. */
export type SendResult = 'sent' | 'refused' | 'failed';

/** A portal's messages on their way to the relay. */
export interface Outbox {
  add(message: PortalMessage): void;
  /** Sends what waits at once, from a page that is being left. */
  flush(): void;
  /** Stops sending. */
  close(): void;
}

/**
 * Numbers a portal's messages and sends them in order, each until it arrives. The reader knows by
 * the numbers what was dropped.
 *
 * @param send sends a body; never rejects
 */
export function createOutbox(send: (body: string, isLast: boolean) => Promise<SendResult>): Outbox {
  let waiting: Waiting[] = [];
  let count = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;

  const sizeOf = (list: readonly Waiting[]) => list.reduce((sum, { text }) => sum + text.length, 0);
  const bodyOf = (batch: readonly Waiting[]) =>
    `{"messages":[${batch.map(({ text }) => text).join(',')}]}`;
  /** The oldest that fit in one request. */
  const nextBatch = () => {
    let batch = waiting.slice(0, MAX_RELAY_MESSAGES);
    while (batch.length > 1 && sizeOf(batch) > MAX_BATCH_CHARACTERS) {
      batch = batch.slice(0, Math.ceil(batch.length / 2));
    }
    return batch;
  };
  const sendLater = (milliseconds: number) => {
    if (timer === undefined && !isSending && !isClosed)
      timer = setTimeout(() => void sendNext(), milliseconds);
  };
  const sendNext = async () => {
    timer = undefined;
    const batch = nextBatch();
    const last = batch.at(-1);
    if (!last) return;
    isSending = true;
    const result = await send(bodyOf(batch), false);
    isSending = false;
    if (result === 'failed') {
      sendLater(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      failures += 1;
      return;
    }
    failures = 0;
    waiting = waiting.filter(({ number }) => number > last.number);
    if (waiting.length > 0) sendLater(BATCH_MILLISECONDS);
  };
  return {
    add(message) {
      for (const part of partsOf(message)) {
        count += 1;
        const numbered: NumberedMessage = { number: count, message: part };
        const text = JSON.stringify(numbered);
        // One that no request can carry is missing, like those that were dropped.
        if (text.length <= MAX_BATCH_CHARACTERS) waiting.push({ number: count, text });
      }
      while (waiting.length > MAX_WAITING || sizeOf(waiting) > MAX_WAITING_CHARACTERS) {
        waiting.shift();
      }
      sendLater(BATCH_MILLISECONDS);
    },
    flush() {
      if (waiting.length > 0 && !isClosed)
        void send(bodyOf(waiting.slice(-MAX_RELAY_MESSAGES)), true);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** A message of many steps as several. */
function partsOf(message: PortalMessage): readonly NumberedMessage['message'][] {
  if (message.type === 'portal.opened') return [];
  if (message.type === 'portal.left') return [message];
  const { steps } = message;
  const parts = Math.max(1, Math.ceil(steps.length / MAX_RELAY_STEPS));
  return Array.from({ length: parts }, (_, part) => ({
    ...message,
    steps: steps.slice(part * MAX_RELAY_STEPS, (part + 1) * MAX_RELAY_STEPS),
  })) as NumberedMessage['message'][];
}
