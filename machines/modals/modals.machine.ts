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

/** The parts of what goes on in a lobby (L8). */
export type BoardsTab = 'news' | 'winners' | 'missions';

/** The dialogs that the portal opens over a page, with what they need to know (S6). */
export type Modal =
  | { readonly type: 'login' }
  | { readonly type: 'registration' }
  | {
      /** The account of a registration by mobile number, and its password where we made it. */
      readonly type: 'newAccount';
      /** The welcome follows; not after a reload, when it is no news. */
      readonly welcome?: boolean;
    }
  | { readonly type: 'registrationSuccess'; readonly account: string }
  | {
      readonly type: 'changePassword';
      readonly owed: boolean;
      /** The link of a mail brought the person here: the old one is not asked for (A17). */
      readonly recovered?: boolean;
      /** Why the sign-in owes it, where it is known (A15). */
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
      /** Index of the one that it opens with; the first where left out. */
      readonly opensWith?: number;
    }
  | {
      /** What the upline asks an agent (C3). */
      readonly type: 'contractRequest';
      readonly contractId: string;
    }
  /** Paying in over a game that goes on (W2). */
  | { readonly type: 'deposit' }
  | {
      /** Sets, changes or recovers a password that money asks for (W2). */
      readonly type: 'moneyPassword';
      readonly kind: MoneyPasswordKind;
    }
  | {
      /** Turns the second step of sign-ins on or off, or makes new recovery codes (A26). */
      readonly type: 'twoStep';
      readonly purpose: TwoStepPurpose;
      /** The account has a password, which is asked for. */
      readonly asksPassword: boolean;
    }
  | {
      /** Binds an e-mail address or a mobile number, or another in its place (W5). */
      readonly type: 'contactChange';
      readonly kind: ContactKind;
    }
  /** Has a device of the person make a passkey, and adds it (A24). */
  | { readonly type: 'passkeyAdding' }
  | {
      /** Has the person prove that it is they who act (W5). */
      readonly type: 'reauthentication';
      readonly ways: readonly ProofWay[];
    }
  /** Adds a payout account (W2). */
  | { readonly type: 'addPayoutAccount' }
  | {
      /** Whether a payment of a withdrawal came; the most urgent one where none is named (W3). */
      readonly type: 'payoutConfirmation';
      readonly part?: PartName;
    }
  | {
      /** Points for a reward, of which the page said this (W9). */
      readonly type: 'redeemReward';
      readonly rewardId: string;
      readonly kind: RewardKind;
      readonly seen: SeenReward;
    }
  | {
      /** The code of a voucher that was redeemed (W9). */
      readonly type: 'voucher';
      readonly redemptionId: string;
      /** What the voucher is called. */
      readonly title: string;
    }
  | {
      /** Refuses a bonus or gives it up (W11). */
      readonly type: 'endBonus';
      readonly bonusId: string;
    }
  | { readonly type: 'lobbyBoards'; readonly tab: BoardsTab; readonly category: GameCategory }
  /** Something was sent before the page was left, and its answer never came (A25). */
  | { readonly type: 'submissionCheck' }
  | { readonly type: 'speedTest' }
  /** The side menu, where it lies over the page. */
  | { readonly type: 'menu' }
  | {
      /** The games of a vendor, where one entry stands for all of them (L4). */
      readonly type: 'vendorGames';
      readonly vassalage: string;
      /** Name of the vendor, as shown. */
      readonly vendor: string;
      readonly gameType: GameType;
    };

/** What the flow knows: the open dialogs, the topmost last. */
export interface ModalsContext {
  readonly stack: readonly Modal[];
}

/** What happens to the dialogs. */
export type ModalsEvent =
  | { type: 'modal.opened'; modal?: Modal } // the login where none is named (S6)
  | { type: 'modal.replaced'; modal: Modal }
  | { type: 'modal.closed' }
  | { type: 'modals.cleared' };

const LOGIN: Modal = { type: 'login' };

/** The stack without another dialog of the same type: each is open once. */
function without(stack: readonly Modal[], { type }: Modal): readonly Modal[] {
  return stack.filter((modal) => modal.type !== type);
}

/** Which dialogs are open, the topmost last (S6). */
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
      description: 'The topmost dialog has the focus; the page behind it stands still.',
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
