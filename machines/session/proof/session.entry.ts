import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { sessionMachine } from '../session.machine.ts';
import type { Intent, OpenedSession } from '../session.types.ts';
import { sessionInvariants } from './session.invariants.ts';

const member = memberOfType(0);
const memberSession: OpenedSession = { member, generation: 1 };
const trialSession: OpenedSession = { member: memberOfType(4), generation: 2 };
const agentSession: OpenedSession = { member: memberOfType(41), generation: 1 };
const mailedPasswordSession: OpenedSession = {
  member: { ...member, passwordChangeOwed: true },
  generation: 1,
};
const intent: Intent = { kind: 'navigate', to: '/game?id=slot-1' };
const expired = { type: 'token.refused', generation: 1, code: 'token_expired' } as const;
const nobody = { ok: true, value: null } as const;

/** Catalogue entry: session. */
export const sessionEntry = catalogueEntry<typeof sessionMachine>({
  id: 'session',
  title: 'Session',
  purpose: 'Knows who is signed in, and returns a person to what they were doing.',
  requirements: ['A15', 'A17', 'A18', 'A18a', 'A19', 'A20', 'A21'],
  machine: sessionMachine,
  noView: 'Every page shows who is signed in; each part of a page reads it.',
  inspected: {
    shown: ['endedBecause'],
    named: ['member', 'account', 'enabled', 'session', 'intent', 'beganHere', 'isAgent'],
  },
  inputs: { plain: undefined },
  events: {
    'session.opened': [
      { type: 'session.opened', session: memberSession },
      { type: 'session.opened', session: trialSession },
    ],
    'session.abandoned': [{ type: 'session.abandoned' }],
    'passwordChange.owed': [{ type: 'passwordChange.owed', generation: 1, reason: 'default' }],
    'passwordChange.demanded': [
      { type: 'passwordChange.demanded', generation: 1 },
      { type: 'passwordChange.demanded', generation: 2 },
    ],
    'passwordChange.settled': [{ type: 'passwordChange.settled' }],
    'signIn.needed': [{ type: 'signIn.needed', intent }],
    'signIn.declined': [{ type: 'signIn.declined' }],
    'freePlay.requested': [{ type: 'freePlay.requested' }],
    'signOut.confirmed': [{ type: 'signOut.confirmed' }],
    'signOut.heard': [{ type: 'signOut.heard' }],
    'token.refused': [expired, { type: 'token.refused', generation: 2, code: 'token_invalid' }],
    'member.refreshed': [
      { type: 'member.refreshed', member },
      { type: 'member.refreshed', member: agentSession.member },
    ],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    restoreSession: [
      nobody,
      { ok: true, value: memberSession },
      { ok: true, value: agentSession },
      { ok: true, value: mailedPasswordSession },
      { ok: false, code: 'token_expired' },
      { ok: false, code: 'recovery_link_expired' },
      { ok: false, code: 'account_blocked' },
      networkFailed,
    ],
    startFreePlay: [{ ok: true, value: trialSession }, networkFailed],
    signOut: [nobody, networkFailed],
    forgetSession: [null],
  },
  invariants: sessionInvariants,
  journeys: [
    {
      name: 'a visitor wants to play, signs in and signs out',
      moves: [
        { actor: 'restoreSession', done: nobody, reaches: 'visitor' },
        { event: { type: 'signIn.needed', intent }, context: { intent } },
        {
          event: { type: 'session.opened', session: memberSession },
          reaches: { signedIn: 'asMember' },
          context: { member, generation: 1, intent: null },
        },
        { event: { type: 'signOut.confirmed' }, context: { member: null, generation: 0 } },
        { actor: 'signOut', done: nobody },
      ],
      ends: 'visitor',
    },
    {
      name: 'a quick person signs in before it is known that nobody was here',
      moves: [
        {
          event: { type: 'session.opened', session: memberSession },
          reaches: { signedIn: 'asMember' },
        },
      ],
      ends: { signedIn: 'asMember' },
      context: { member, generation: 1 },
    },
    {
      name: 'a quick person signs in, and owes a new password before anything else is known',
      moves: [
        {
          event: { type: 'passwordChange.owed', generation: 1, reason: 'expired' },
          reaches: 'owingPassword',
          context: { generation: 1 },
        },
        { event: { type: 'passwordChange.settled' } },
        { actor: 'forgetSession', done: null },
      ],
      ends: 'visitor',
    },
    {
      name: 'the connection returns during the sign-in, before it is checked again',
      moves: [
        { actor: 'restoreSession', done: networkFailed, reaches: 'unreachable' },
        { event: { type: 'session.opened', session: memberSession } },
      ],
      ends: { signedIn: 'asMember' },
      context: { member, generation: 1 },
    },
    {
      name: 'the connection returns during the sign-in, and a new password is owed',
      moves: [
        { actor: 'restoreSession', done: networkFailed, reaches: 'unreachable' },
        { event: { type: 'passwordChange.owed', generation: 1, reason: 'expired' } },
      ],
      ends: 'owingPassword',
      context: { generation: 1 },
    },
    {
      name: 'signing out in another tab ends this one without a message about an expired session',
      moves: [
        { actor: 'restoreSession', done: { ok: true, value: memberSession } },
        {
          event: { type: 'signOut.heard' },
          reaches: 'forgetting',
          context: { member: null, endedBecause: null },
        },
        { actor: 'forgetSession', done: null },
      ],
      ends: 'visitor',
    },
    {
      name: 'a person leaves the registration before the account is open, and is still signed in',
      moves: [
        { actor: 'restoreSession', done: nobody, reaches: 'visitor' },
        { event: { type: 'session.abandoned' }, reaches: 'restoring' },
        { actor: 'restoreSession', done: networkFailed, reaches: 'unreachable' },
        { event: { type: 'retry.requested' } },
        { actor: 'restoreSession', done: { ok: true, value: memberSession } },
      ],
      ends: { signedIn: 'asMember' },
      context: { beganHere: true },
    },
    {
      name: 'an earlier token is found, and expires while the person plays',
      moves: [
        {
          actor: 'restoreSession',
          done: { ok: true, value: agentSession },
          reaches: { signedIn: 'asAgent' },
        },
        { event: { type: 'token.refused', generation: 2, code: 'token_invalid' }, ignored: true },
        { event: { type: 'signIn.needed', intent }, context: { intent } },
        {
          event: expired,
          reaches: 'forgetting',
          context: { endedBecause: 'token_expired', intent },
        },
        { actor: 'forgetSession', done: null, reaches: 'visitor', context: { intent } },
        { event: { type: 'signIn.declined' }, context: { intent: null } },
      ],
      ends: 'visitor',
    },
    {
      name: 'an old token has expired, and a game was opened by its address',
      moves: [
        { event: { type: 'signIn.needed', intent }, context: { intent } },
        {
          actor: 'restoreSession',
          done: { ok: false, code: 'token_expired' },
          reaches: 'forgetting',
          context: { endedBecause: 'token_expired' },
        },
        { event: { type: 'signIn.needed', intent: { kind: 'navigate', to: '/fav' } } },
        { actor: 'forgetSession', failed: true, reaches: 'visitor' },
        {
          event: { type: 'session.opened', session: memberSession },
          context: { endedBecause: null },
        },
      ],
      ends: { signedIn: 'asMember' },
    },
    {
      name: 'the connection is down at the start, and the person stays signed in',
      moves: [
        { actor: 'restoreSession', done: networkFailed, reaches: 'unreachable' },
        { event: { type: 'signIn.needed', intent }, context: { intent } },
        { elapsed: 5000, reaches: 'restoring' },
        { actor: 'restoreSession', failed: true, reaches: 'unreachable' },
        { event: { type: 'retry.requested' } },
        { actor: 'restoreSession', done: { ok: true, value: memberSession } },
        {
          event: { type: 'member.refreshed', member: agentSession.member },
          reaches: { signedIn: 'asAgent' },
        },
      ],
      ends: { signedIn: 'asAgent' },
      context: { member: agentSession.member, intent: null },
    },
    {
      name: 'a visitor plays for free, fails at first, then registers for real',
      moves: [
        { actor: 'restoreSession', done: nobody },
        { event: { type: 'freePlay.requested' } },
        { event: { type: 'freePlay.requested' }, ignored: true },
        { actor: 'startFreePlay', done: networkFailed, reaches: 'visitor' },
        { event: { type: 'freePlay.requested' } },
        { actor: 'startFreePlay', failed: true, reaches: 'visitor' },
        { event: { type: 'freePlay.requested' } },
        {
          actor: 'startFreePlay',
          done: { ok: true, value: trialSession },
          reaches: { signedIn: 'asTrial' },
        },
        { event: { type: 'session.opened', session: memberSession } },
      ],
      ends: { signedIn: 'asMember' },
      context: { generation: 1 },
    },
    {
      name: 'a new password is owed, made, and the person signs in again',
      moves: [
        { actor: 'restoreSession', done: nobody },
        {
          event: { type: 'passwordChange.owed', generation: 1, reason: 'expired' },
          reaches: 'owingPassword',
          context: { generation: 1 },
        },
        { event: { type: 'token.refused', generation: 2, code: 'token_invalid' }, ignored: true },
        { event: { type: 'passwordChange.settled' }, context: { generation: 0 } },
        { actor: 'forgetSession', done: null },
      ],
      ends: 'visitor',
    },
    {
      name: 'the link of a mail was opened: a new password first, then the sign-in',
      moves: [
        {
          actor: 'restoreSession',
          done: { ok: true, value: mailedPasswordSession },
          reaches: 'owingPassword',
          context: { member: null, generation: 1 },
        },
        { event: { type: 'passwordChange.demanded', generation: 2 }, ignored: true },
        { event: { type: 'passwordChange.demanded', generation: 1 }, reaches: 'owingPassword' },
        { event: { type: 'passwordChange.settled' }, context: { generation: 0 } },
        { actor: 'forgetSession', done: null },
      ],
      ends: 'visitor',
    },
    {
      name: 'a new password is owed, and the token expires meanwhile',
      moves: [
        { actor: 'restoreSession', done: nobody },
        { event: { type: 'passwordChange.owed', generation: 1, reason: 'expired' } },
        { event: expired, context: { endedBecause: 'token_expired' } },
        { actor: 'forgetSession', done: null },
      ],
      ends: 'visitor',
    },
    {
      name: 'the sign-out fails at the server, and the person is signed out here',
      moves: [
        { actor: 'restoreSession', done: { ok: true, value: memberSession } },
        { event: { type: 'signOut.confirmed' } },
        { actor: 'signOut', failed: true },
      ],
      ends: 'visitor',
    },
  ],
});
