import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createMessageBuffer } from './message-buffer.ts';

/** The page of Stately that draws the actors. */
const INSPECTOR_URL = 'https://stately.ai/inspect';
const WINDOW_NAME = 'xstateinspector';
const WINDOW_FEATURES = 'popup,width=1180,height=820';
/** The inspector page's message to its opener once it listens. */
const CONNECTED = '@statelyai.connected';

/** State of the inspector's window. */
export type WindowStage = 'closed' | 'blocked' | 'opening' | 'connected';

/** The inspector's window, and its messages. */
export interface InspectorWindow {
  send(message: StatelyInspectionEvent): void;
  /** Opens the window, or brings it to the front; only a person's gesture may call it. */
  open(): void;
}

/**
 * Talks to the inspector's page in its own window. The package's adapter does the same, but answers
 * any window, posts to any page in the window, and drops the definitions first. This one only talks
 * to the window that it opened, while that shows Stately.
 */
export function createInspectorWindow(
  page: Window,
  onStage: (stage: WindowStage) => void,
): InspectorWindow {
  const buffer = createMessageBuffer();
  let opened: Window | null = null;
  let origin: string | null = null;

  const post = (message: StatelyInspectionEvent) => {
    if (origin !== null) opened?.postMessage(message, origin);
  };

  page.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (opened === null || event.source !== opened) return;
    if (!isOfStately(event.origin) || !isConnected(event.data)) return;
    origin = event.origin;
    for (const message of buffer.all()) post(message);
    onStage('connected');
  });

  return {
    send(message) {
      buffer.add(message);
      post(message);
    },
    open() {
      origin = null;
      opened = page.open(INSPECTOR_URL, WINDOW_NAME, WINDOW_FEATURES);
      onStage(opened === null ? 'blocked' : 'opening');
    },
  };
}

/** The address may be forwarded within Stately, never beyond it. */
function isOfStately(origin: string): boolean {
  return /^https:\/\/(?:[a-z\d-]+\.)*stately\.ai$/.test(origin);
}

function isConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED;
}
