import { act, cleanup, render } from '@testing-library/react';
import type { i18n } from 'i18next';
import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { messageNames } from '#web/i18n/message-files.ts';
import { startI18n } from '#web/i18n/start.ts';
import type { Services } from '#web/shared/services/services.ts';
import { MountedView, type Setting, startView } from './mounted-view.tsx';
import { lookAfresh } from './screen.ts';
import { forgetMessages, noteMessagesOf } from './shown-messages.ts';

/** A visitor waits so long for a sibling tab before the page knows that nobody is signed in. */
const RESTORED_AFTER_MILLISECONDS = 1000;

/** A view on its stage, with the actor that runs it. */
export interface Stage {
  readonly services: Services;
  /** The first actor of the walked machine. */
  readonly actor: AnyActorRef;
  /** Types of the events that the actor was sent since the last look. */
  takeEvents(): readonly string[];
  /** Does something to the page, and waits until it has come to rest. */
  perform(what: () => void): Promise<void>;
  close(): void;
}

/** What the browser has and jsdom does not. */
export function standInForTheBrowser(): void {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('IntersectionObserver', BlindObserver);
  standInForDialogs();
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** Pictures that are never in sight do not load. */
class BlindObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** No page of a walk is a new visit: nothing opens by itself. */
class Arrival {
  readonly type = 'reload';
}

const loaded = new Map<LanguageCode, i18n>();

/** The library of texts in one language, with everything that a view can say. */
async function messagesIn(language: LanguageCode): Promise<i18n> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  // The library waits for a timer as it starts.
  vi.useRealTimers();
  const started = await startI18n(language);
  noteMessagesOf(started);
  await started.loadNamespaces(await messageNames(language, true));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  loaded.set(language, started);
  return started;
}

/** Waits until promises that are on their way have settled, and React has drawn. */
async function rest(): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(0);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  });
  lookAfresh();
}

/** Puts a view on the page and finds the actor of a machine in it. */
export async function stage(
  machineId: string,
  setting: Setting,
  language: LanguageCode,
): Promise<Stage> {
  sessionStorage.clear();
  forgetMessages();
  history.replaceState(null, '', setting.address);
  vi.stubGlobal('fetch', () =>
    setting.network === 'down'
      ? Promise.reject(new TypeError('the network is down'))
      : new Promise(() => undefined),
  );
  const i18n = await messagesIn(language);

  const view = startView(machineId, setting, i18n);
  const { services } = view;
  await act(async () => vi.advanceTimersByTimeAsync(RESTORED_AFTER_MILLISECONDS));
  setting.prepare?.(services);

  render(<MountedView setting={setting} services={services} />);
  await rest();
  return {
    services,
    actor: view.actor(),
    takeEvents: view.takeEvents,
    perform: async (what) => {
      act(what);
      await rest();
    },
    close: () => {
      cleanup();
      services.root.stop();
      services.queryClient.clear();
    },
  };
}
