import { sendTo, setup } from 'xstate';
import type { ErrorCode } from '#contract/errors.ts';
import { type ModalsEvent, modalsMachine } from '../modals/modals.machine.ts';
import { type NoticesEvent, noticesMachine } from '../notices/notices.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { EndReason } from '../session/session.types.ts';
import { systemStatusMachine } from '../system-status/system-status.machine.ts';
import type { RootEvent } from './root.types.ts';
import { wiring } from './wiring.ts';

/**
 * The one actor that the portal starts outside React. It keeps the four actors that live as long as
 * the page, and passes on events between them; each has its own logic.
 */
export const rootMachine = setup({
  types: {
    events: {} as RootEvent,
    children: {} as {
      session: 'session';
      systemStatus: 'systemStatus';
      modals: 'modals';
      notices: 'notices';
      wiring: 'wiring';
    },
  },
  actors: {
    session: sessionMachine,
    systemStatus: systemStatusMachine,
    modals: modalsMachine,
    notices: noticesMachine,
    wiring,
  },
  guards: {
    mailLinkExpired: (_, { code }: { code: ErrorCode | null }) => code === 'recovery_link_expired',
    sessionExpired: (_, { reason }: { reason: EndReason }) => reason === 'expired',
  },
  actions: {
    tellModals: sendTo('modals', (_, event: ModalsEvent) => event),
    tellNotices: sendTo('notices', (_, event: NoticesEvent) => event),
  },
}).createMachine({
  id: 'root',
  initial: 'running',
  states: {
    running: {
      description: 'The portal runs.',
      invoke: [
        { id: 'session', systemId: 'session', src: 'session', onError: { target: 'broken' } },
        {
          id: 'systemStatus',
          systemId: 'systemStatus',
          src: 'systemStatus',
          onError: { target: 'broken' },
        },
        { id: 'modals', systemId: 'modals', src: 'modals', onError: { target: 'broken' } },
        { id: 'notices', systemId: 'notices', src: 'notices', onError: { target: 'broken' } },
        { id: 'wiring', src: 'wiring', onError: { target: 'broken' } },
      ],
      on: {
        'session.started': { actions: { type: 'tellModals', params: { type: 'modals.cleared' } } },
        'session.ended': [
          {
            guard: { type: 'mailLinkExpired', params: ({ event }) => event },
            actions: [
              { type: 'tellModals', params: { type: 'modals.cleared' } },
              {
                type: 'tellModals',
                params: { type: 'modal.opened', modal: { type: 'recoveryLinkExpired' } },
              },
            ],
          },
          {
            guard: { type: 'sessionExpired', params: ({ event }) => event },
            actions: [
              { type: 'tellModals', params: { type: 'modals.cleared' } },
              { type: 'tellModals', params: { type: 'modal.opened' } },
              {
                type: 'tellNotices',
                params: ({ event }) => ({
                  type: 'notice.raised',
                  notice: {
                    key: 'sessionExpired',
                    kind: 'warning',
                    text: 'notices.sessionExpired',
                    persistent: false,
                    ...(event.code !== null && { errorCode: event.code }),
                  },
                }),
              },
            ],
          },
          { actions: { type: 'tellModals', params: { type: 'modals.cleared' } } },
        ],
        'login.wanted': { actions: { type: 'tellModals', params: { type: 'modal.opened' } } },
        'passwordChange.wanted': {
          actions: {
            type: 'tellModals',
            params: ({ event }) => ({
              type: 'modal.opened',
              modal: {
                type: 'changePassword',
                owed: true,
                recovered: event.recovered,
                ...(event.reason !== undefined && { reason: event.reason }),
              },
            }),
          },
        },
        'freePlay.failed': {
          actions: {
            type: 'tellNotices',
            params: ({ event }) => ({
              type: 'notice.raised',
              notice: {
                key: 'freePlayFailed',
                kind: 'error',
                text: 'notices.freePlayFailed',
                persistent: false,
                errorCode: event.code,
              },
            }),
          },
        },
        'site.closed': { actions: { type: 'tellModals', params: { type: 'modals.cleared' } } },
        'server.lost': {
          actions: {
            type: 'tellNotices',
            params: {
              type: 'notice.raised',
              notice: {
                key: 'serverLost',
                kind: 'error',
                text: 'notices.serverLost',
                persistent: true,
                errorCode: 'network_failed',
              },
            },
          },
        },
        'server.found': {
          actions: { type: 'tellNotices', params: { type: 'notice.dismissed', key: 'serverLost' } },
        },
      },
    },
    broken: { description: 'An essential part has failed; only a reload helps.', type: 'final' },
  },
});
