import { assign, setup } from 'xstate';
import type { ErrorCode } from '#contract/errors.ts';

/** How long a notice stays by itself, in milliseconds. */
const NOTICE_LIFETIME_MILLISECONDS = 6000;
/** The most visible notices; more wait in a queue. */
const NOTICES_IN_SIGHT = 3;

/** One notice: a message key with values, never a text. */
export interface Notice {
  /** Id of the notice: a second one with the same id replaces it. */
  readonly key: string;
  readonly kind: 'success' | 'information' | 'warning' | 'error';
  /** Key of its text in the message files. */
  readonly text: string;
  /** The values of the text. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Stays until the person acts: for an error that requires it. */
  readonly persistent: boolean;
  /** The error behind it, for its next step. */
  readonly errorCode?: ErrorCode | undefined;
}

/** Context of the flow: the notices, oldest first. */
export interface NoticesContext {
  readonly notices: readonly Notice[];
}

/** Events of the notices. */
export type NoticesEvent =
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'notice.dismissed'; key: string }
  | { type: 'notices.held' } // pointer or focus is on them: they stay
  | { type: 'notices.released' };

/** The visible notices: the oldest, up to the limit. */
export function noticesInSight({ notices }: NoticesContext): readonly Notice[] {
  return notices.slice(0, NOTICES_IN_SIGHT);
}

const keyOf = ({ event: { key } }: { readonly event: { readonly key: string } }) => ({ key });

/** A visible notice goes. */
const dismissing = {
  'notice.dismissed': {
    guard: { type: 'noticeIsInSight', params: keyOf },
    actions: { type: 'remove', params: keyOf },
  },
} as const;

/** Short messages beside the page: queued, a few at a time, dismissed by themselves (S12). */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  guards: {
    noticeIsInSight: ({ context }, { key }: { readonly key: string }) =>
      noticesInSight(context).some((notice) => notice.key === key),
    noNoticeIsLeft: ({ context }) => context.notices.length === 0,
    someNoticeIsLeft: ({ context }) => context.notices.length > 0,
    oneNoticePasses: ({ context }) => noticesInSight(context).some(({ persistent }) => !persistent),
    allNoticesStay: ({ context }) => noticesInSight(context).every(({ persistent }) => persistent),
  },
  actions: {
    add: assign(({ context }, { notice }: { notice: Notice }) => ({
      notices: context.notices.some(({ key }) => key === notice.key)
        ? context.notices.map((known) => (known.key === notice.key ? notice : known))
        : [...context.notices, notice],
    })),
    remove: assign(({ context }, { key }: { key: string }) => ({
      notices: context.notices.filter((notice) => notice.key !== key),
    })),
    letOldestGo: assign(({ context }) => ({
      notices: context.notices.toSpliced(
        context.notices.findIndex(({ persistent }) => !persistent),
        1,
      ),
    })),
  },
  delays: { noticeLifetime: NOTICE_LIFETIME_MILLISECONDS },
}).createMachine({
  id: 'notices',
  context: { notices: [] },
  initial: 'quiet',
  on: { 'notice.raised': { actions: { type: 'add', params: ({ event }) => event } } },
  states: {
    quiet: {
      description: 'Nothing is shown.',
      always: { guard: 'someNoticeIsLeft', target: 'standing' },
    },
    passing: {
      description: 'Notices are shown, and the oldest one that may close is about to.',
      always: [
        { guard: 'noNoticeIsLeft', target: 'quiet' },
        { guard: 'allNoticesStay', target: 'standing' },
      ],
      after: { noticeLifetime: { target: 'passing', reenter: true, actions: 'letOldestGo' } },
      on: { ...dismissing, 'notices.held': { target: 'held' } },
    },
    standing: {
      description: 'All visible notices stay until the person acts.',
      always: [
        { guard: 'noNoticeIsLeft', target: 'quiet' },
        { guard: 'oneNoticePasses', target: 'passing' },
      ],
      on: { ...dismissing },
    },
    held: {
      description: 'The pointer or the focus is on the notices: they stay (WCAG 2.2.1).',
      always: { guard: 'noNoticeIsLeft', target: 'quiet' },
      on: { ...dismissing, 'notices.released': { target: 'standing' } },
    },
  },
});
