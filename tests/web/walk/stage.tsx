import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Country, PermissionInfo } from '#contract/entities/site.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import ModalHost from '#web/app/dialogs/ModalHost.tsx';
import { messageNames } from '#web/i18n/message-files.ts';
import { startI18n } from '#web/i18n/start.ts';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { openSite } from './open-site.ts';
import { lookAfresh } from './screen.ts';

/** What the page of a walk shows at home, so that arriving there can be seen. */
export const HOME_HEADING = 'home of the walk';

/** A visitor waits so long for a sibling tab before the page knows that nobody is signed in. */
const RESTORED_AFTER_MILLISECONDS = 1000;

/** A view to walk, and how the page gets to it. */
export interface Setting {
  /** Path, with a query where the view reads one. */
  readonly address: string;
  readonly page?: React.ReactNode;
  readonly site?: Partial<PermissionInfo>;
  /** `silent` (default): no call is ever answered; `down`: every call fails at once. */
  readonly network?: 'silent' | 'down';
  /** Opens what is no page, a dialog for instance, and seeds what it reads. */
  readonly prepare?: (services: Services) => void;
}

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

const brazil: Country = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  leadsDialingCode: true,
  trunkPrefix: '0',
  minDigits: 11,
  maxDigits: 11,
};

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
  history.replaceState(null, '', setting.address);
  vi.stubGlobal('fetch', () =>
    setting.network === 'down'
      ? Promise.reject(new TypeError('the network is down'))
      : new Promise(() => undefined),
  );
  const i18n = await messagesIn(language);

  const actors: AnyActorRef[] = [];
  let events: string[] = [];
  const services = startServices(i18n, (inspected) => {
    const actorRef = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.actor' && logicId(actorRef) === machineId) {
      actors.push(actorRef);
    }
    if (inspected.type === '@xstate.event' && actorRef === actors[0]) {
      events.push(inspected.event.type);
    }
  });
  const { queryClient } = services;
  queryClient.setQueryData(sitePermission().queryKey, {
    languages: ['PT'],
    location: { ip: '127.0.0.1', countryCode: 'BR' },
    customerService: [],
    ...openSite,
    ...setting.site,
  } as PermissionInfo);
  queryClient.setQueryData(queries.site.countryCodes().queryKey, [brazil]);
  await act(async () => vi.advanceTimersByTimeAsync(RESTORED_AFTER_MILLISECONDS));
  setting.prepare?.(services);

  const { pathname } = new URL(setting.address, 'http://localhost');
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[setting.address]}>
            <Routes>
              <Route path={pathname} element={setting.page ?? <main />} />
              <Route path="/" element={<h1>{HOME_HEADING}</h1>} />
            </Routes>
            <ModalHost />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await rest();
  const [actor] = actors;
  if (actor === undefined) throw new Error(`No actor of '${machineId}' runs on the page.`);
  return {
    services,
    actor,
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken;
    },
    perform: async (what) => {
      act(what);
      await rest();
    },
    close: () => {
      cleanup();
      services.root.stop();
      queryClient.clear();
    },
  };
}

function logicId(actorRef: AnyActorRef): string | undefined {
  return (actorRef as { readonly logic?: { readonly id?: string } }).logic?.id;
}
