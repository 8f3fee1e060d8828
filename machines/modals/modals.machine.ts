import { assign, setup } from 'xstate';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Announcement } from '#contract/entities/content.ts';
import type { GameCategory, GameType } from '#contract/entities/game.ts';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { RewardKind } from '#contract/entities/points-types.ts';
import type { ProofWay } from '#contract/entities/security-types.ts';
import type { PasswordDebt } from '../login/login.types.ts';
import type { SeenReward } from '../points-redemption/points-redemption.types.ts';
import type { TwoStepPurpose } from '../two-step/two-step.types.ts';
import type { PartName } from '../withdrawal-confirmation/withdrawal-confirmation.types.ts';

/** The panels of lobby activity (L8). */
export type BoardsTab = 'news' | 'winners' | 'missions';

/** The dialogs over a page, with their parameters (S6). */
export type Modal =
  | { readonly type: 'login' }
  | { readonly type: 'registration' }
  | {
      /** The account of a registration by mobile number, and its password if generated. */
      readonly type: 'newAccount';
      /** The welcome follows; not after a reload. */
      readonly welcome?: boolean;
    }
  | { readonly type: 'registrationSuccess'; readonly account: string }
  | {
      readonly type: 'changePassword';
      readonly owed: boolean;
      /** The person followed a mail's link, so the old password is not required (A17). */
      readonly recovered?: boolean;
      /** Why the sign-in requires it, if known (A15). */
      readonly reason?: PasswordDebt;
    }
  | { readonly type: 'forgotPassword' }
  | { readonly type: 'recoveryLinkExpired' }
  | { readonly type: 'appDownload' }
  | { readonly type: 'help' }
  | { readonly type: 'signOutConfirmation' }
  | { readonly type: 'realAccountNeeded' }
  | { readonly type: 'announcements' }
  | {
      /** Announcements in full, a page each (S10). */
      readonly type: 'announcementPages';
      readonly announcements: readonly Announcement[];
      /** Index of the first one shown; 0 if left out. */
      readonly opensWith?: number;
    }
  | {
      /** The upline's question to an agent (C3). */
      readonly type: 'contractRequest';
      readonly contractId: string;
    }
  /** Depositing over a running game (W2). */
  | { readonly type: 'deposit' }
  | {
      /** Sets, changes or recovers a money password (W2). */
      readonly type: 'moneyPassword';
      readonly kind: MoneyPasswordKind;
    }
  | {
      /** Turns the second step of sign-ins on or off, or makes new recovery codes (A26). */
      readonly type: 'twoStep';
      readonly purpose: TwoStepPurpose;
      /** The account has a password, which is required. */
      readonly asksPassword: boolean;
    }
  | {
      /** Binds an email address or a mobile number, or replaces one (W5). */
      readonly type: 'contactChange';
      readonly kind: ContactKind;
    }
  /** Makes a passkey on the person's device and adds it (A24). */
  | { readonly type: 'passkeyAdding' }
  | {
      /** Has the person reauthenticate (W5). */
      readonly type: 'reauthentication';
      readonly ways: readonly ProofWay[];
    }
  /** Adds a payout account (W2). */
  | { readonly type: 'addPayoutAccount' }
  | {
      /** Whether a payment of a withdrawal arrived; the most urgent one if none is named (W3). */
      readonly type: 'payoutConfirmation';
      readonly part?: PartName;
    }
  | {
      /** Redeems points for a reward, with the terms that the page showed (W9). */
      readonly type: 'redeemReward';
      readonly rewardId: string;
      readonly kind: RewardKind;
      readonly seen: SeenReward;
    }
  | {
      /** The code of a redeemed voucher (W9). */
      readonly type: 'voucher';
      readonly redemptionId: string;
      /** The voucher's name. */
      readonly title: string;
    }
  | {
      /** Refuses a bonus or gives it up (W11). */
      readonly type: 'endBonus';
      readonly bonusId: string;
    }
  | { readonly type: 'lobbyBoards'; readonly tab: BoardsTab; readonly category: GameCategory }
  /** Something was sent before the page was left, and its answer was lost (A25). */
  | { readonly type: 'submissionCheck' }
  | { readonly type: 'speedTest' }
  /** The side menu as an overlay. */
  | { readonly type: 'menu' }
  | {
      /** The games of a vendor that has one entry for all of them (L4). */
      readonly type: 'vendorGames';
      readonly vassalage: string;
      /** Name of the vendor, as shown. */
      readonly vendor: string;
      readonly gameType: GameType;
    };

/** Context of the flow: the open dialogs, topmost last. */
export interface ModalsContext {
  readonly stack: readonly Modal[];
}

/** Events of the dialogs. */
export type ModalsEvent =
  | { type: 'modal.opened'; modal?: Modal } // the login if none is named (S6)
  | { type: 'modal.replaced'; modal: Modal }
  | { type: 'modal.closed' }
  | { type: 'modals.cleared' };

const LOGIN: Modal = { type: 'login' };

/** The stack without another dialog of the same type: each type is open once. */
function without(stack: readonly Modal[], { type }: Modal): readonly Modal[] {
  return stack.filter((modal) => modal.type !== type);
}

/** The stack of open dialogs, topmost last (S6). */
export const modalsMachine = setup({
  types: { context: {} as ModalsContext, events: {} as ModalsEvent },
  guards: { modalIsLast: ({ context }) => context.stack.length === 1 },
  actions: {
    open: assign(({ context }, { modal }: { modal: Modal }) => ({
      stack: [...without(context.stack, modal), modal],
    })),
    replace: assign(({ context }, { modal }: { modal: Modal }) => ({
      stack: [...without(context.stack.slice(0, -1), modal), modal],
    })),
    close: assign(({ context }) => ({ stack: context.stack.slice(0, -1) })),
    clear: assign({ stack: [] }),
  },
}).createMachine({
  id: 'modals',
  context: { stack: [] },
  initial: 'closed',
  on: {
    'modal.opened': {
      target: '.open',
      actions: { type: 'open', params: ({ event }) => ({ modal: event.modal ?? LOGIN }) },
    },
  },
  states: {
    closed: { description: 'No dialog is open; the page has the focus.' },
    open: {
      description: 'The topmost dialog has the focus; the page behind it cannot be used.',
      on: {
        'modal.replaced': { actions: { type: 'replace', params: ({ event }) => event } },
        'modal.closed': [
          { guard: 'modalIsLast', target: 'closed', actions: 'close' },
          { actions: 'close' },
        ],
        'modals.cleared': { target: 'closed', actions: 'clear' },
      },
    },
  },
});
