import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import type { Country, PermissionInfo } from '#contract/entities/site.ts';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import ModalHost from '#web/app/dialogs/ModalHost.tsx';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { openSite } from './open-site.ts';

/** What the page of a walk shows at home, so that arriving there can be seen. */
export const HOME_HEADING = 'home of the walk';

/** A view to walk, and how the page gets to it. */
export interface Setting {
  /** Path, with a query where the view reads one. */
  readonly address: string;
  readonly page?: React.ReactNode;
  readonly site?: Partial<PermissionInfo>;
  /** `silent` (default): no call is ever answered; `down`: every call fails at once. */
  readonly network?: 'silent' | 'down';
  /** Opens a view that is not a page, such as a dialog, and seeds its reads. */
  readonly prepare?: (services: Services) => void;
}

const brazil: Country = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  leadsDialingCode: true,
  trunkPrefix: '0',
  minDigits: 11,
  maxDigits: 11,
};

/** The services of a view, and the observed states of its machine. */
export interface StartedView {
  readonly services: Services;
  /** Whether an actor of the machine runs. */
  readonly hasActor: () => boolean;
  /**
   * The first actor of the machine.
   *
   * @throws if none runs
   */
  readonly actor: () => AnyActorRef;
  /** Types of the events that the actor was sent since the last look. */
  readonly takeEvents: () => readonly string[];
}

/** Starts the services of a view whose calls are never answered, with what every view reads. */
export function startView(machineId: string, { site }: Setting, i18n: i18n): StartedView {
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
    ...site,
  } as PermissionInfo);
  queryClient.setQueryData(queries.site.countryCodes().queryKey, [brazil]);
  return {
    services,
    hasActor: () => actors.length > 0,
    actor: () => {
      const [actor] = actors;
      if (actor === undefined) throw new Error(`No actor of '${machineId}' runs on the page.`);
      return actor;
    },
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken;
    },
  };
}

function logicId(actorRef: AnyActorRef): string | undefined {
  return (actorRef as { readonly logic?: { readonly id?: string } }).logic?.id;
}

interface MountedViewProps {
  readonly setting: Setting;
  readonly services: Services;
  /** The frame of the page. */
  readonly frame?: (page: React.ReactNode) => React.ReactNode;
}

/** The view at its address, with the dialogs of the portal above it. */
export function MountedView({
  setting,
  services,
  frame = (page) => page,
}: MountedViewProps): React.JSX.Element {
  const { pathname } = new URL(setting.address, 'http://localhost');
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={services.i18n}>
          <MemoryRouter initialEntries={[setting.address]}>
            <Routes>
              <Route path={pathname} element={frame(setting.page ?? <main />)} />
              <Route path="/" element={<h1>{HOME_HEADING}</h1>} />
            </Routes>
            <ModalHost />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
