import type { PinnedJourney } from '../../catalogue/entry.ts';
import type { modalHistoryMachine } from '../modal-history.machine.ts';
import { dialog, page, question } from './modal-history.examples.ts';

type Journey = PinnedJourney<typeof modalHistoryMachine>;

/** Paths through the history of dialogs, written by hand. */
export const modalHistoryJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'a dialog opens and gets its entry; back closes it',
    moves: [
      { event: { type: 'dialogs.changed', open: ['login'] }, reaches: { following: 'settling' } },
      { actor: 'settle', done: page(1), reaches: { following: 'inStep' } },
      { event: { type: 'entry.reached', entry: page(1) }, reaches: { following: 'settling' } },
      { event: { type: 'dialogs.changed', open: [] }, context: { open: [] } },
      { actor: 'settle', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { open: [], entry: page(1) },
  },
  {
    name: 'a dialog refuses to close on the way back: it gets its entry again',
    moves: [
      { event: { type: 'dialogs.changed', open: ['login'] } },
      { actor: 'settle', done: page(1) },
      { event: { type: 'entry.reached', entry: page(1) }, reaches: { following: 'settling' } },
      { actor: 'settle', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { open: ['login'] },
  },
  {
    name: 'a dialog is closed by Escape: its entry is left',
    input: { entry: dialog(1, 'login'), open: ['login'] },
    moves: [
      { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
      { actor: 'settle', done: dialog(1, 'login'), reaches: 'leaving' },
      { event: { type: 'entry.reached', entry: page(1) }, ignored: true },
      { actor: 'stepBack', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { entry: page(1) },
  },
  {
    name: 'two dialogs are closed in turn while the portal goes back',
    input: { entry: dialog(1, 'login', 'help'), open: ['login', 'help'] },
    moves: [
      { event: { type: 'dialogs.changed', open: ['login'] } },
      { actor: 'settle', done: dialog(1, 'login', 'help'), reaches: 'leaving' },
      { event: { type: 'dialogs.changed', open: [] }, reaches: 'leaving' },
      { actor: 'stepBack', done: dialog(1, 'login'), reaches: 'leaving' },
      { actor: 'stepBack', done: page(1) },
    ],
    ends: { following: 'inStep' },
  },
  {
    name: 'one dialog replaces another within a moment: the entry stays',
    input: { entry: dialog(1, 'login'), open: ['login'] },
    moves: [
      { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
      {
        event: { type: 'dialogs.changed', open: ['registration'] },
        reaches: { following: 'settling' },
      },
      { actor: 'settle', done: dialog(1, 'login') },
    ],
    ends: { following: 'inStep' },
    context: { open: ['registration'] },
  },
  {
    name: 'a reload in a dialog opens it again, once it is known that nobody is signed in',
    input: 'reloaded',
    moves: [
      {
        event: { type: 'session.known', entry: dialog(1, 'login'), wanted: null },
        reaches: { following: 'settling' },
      },
      { event: { type: 'dialogs.changed', open: ['login'] } },
      { actor: 'settle', done: dialog(1, 'login') },
    ],
    ends: { following: 'inStep' },
  },
  {
    name: 'a reload in a question leaves its entry',
    input: { entry: question(1, 'signOutConfirmation'), open: [] },
    moves: [
      {
        event: { type: 'session.known', entry: question(1, 'signOutConfirmation'), wanted: null },
        reaches: { following: 'settling' },
      },
      { actor: 'settle', done: question(1, 'signOutConfirmation'), reaches: 'leaving' },
      { actor: 'stepBack', done: page(1) },
    ],
    ends: { following: 'inStep' },
  },
  {
    name: 'an address asks for a dialog',
    moves: [
      {
        event: { type: 'session.known', entry: page(1), wanted: 'login' },
        reaches: { following: 'settling' },
      },
      { event: { type: 'dialogs.changed', open: ['login'] } },
      { actor: 'settle', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { open: ['login'] },
  },
  {
    name: 'a dialog that was open before the flow began gets its entry',
    input: { entry: page(1), open: ['login'] },
    moves: [
      {
        event: { type: 'session.known', entry: page(1), wanted: null },
        reaches: { following: 'settling' },
      },
      { actor: 'settle', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { open: ['login'] },
  },
  {
    name: 'forward opens a dialog again; a question stays closed and its entry is left',
    moves: [
      {
        event: { type: 'entry.reached', entry: dialog(1, 'login') },
        reaches: { following: 'settling' },
      },
      { event: { type: 'dialogs.changed', open: ['login'] } },
      { actor: 'settle', done: dialog(1, 'login'), reaches: { following: 'inStep' } },
      {
        event: { type: 'entry.reached', entry: dialog(1, 'login') },
        reaches: { following: 'inStep' },
      },
      {
        event: { type: 'entry.reached', entry: question(1, 'login', 'signOutConfirmation') },
        reaches: { following: 'settling' },
      },
      { actor: 'settle', done: question(1, 'login', 'signOutConfirmation'), reaches: 'leaving' },
      { actor: 'stepBack', done: dialog(1, 'login') },
    ],
    ends: { following: 'inStep' },
  },
  {
    name: 'back from a game that the login led to: the login is over, and its page is shown',
    input: { entry: page(2), open: [] },
    moves: [
      { event: { type: 'entry.reached', entry: dialog(1, 'login') }, reaches: 'leaving' },
      { actor: 'stepBack', done: page(1) },
    ],
    ends: { following: 'inStep' },
    context: { entry: page(1) },
  },
  {
    name: 'forward to another page closes what was open',
    input: { entry: dialog(1, 'login'), open: ['login'] },
    moves: [
      {
        event: { type: 'entry.reached', entry: page(2) },
        reaches: { following: 'inStep' },
        context: { open: [] },
      },
      { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
      { actor: 'settle', done: page(2) },
    ],
    ends: { following: 'inStep' },
  },
  {
    name: 'the history cannot be read or moved: the flow continues',
    input: { entry: dialog(1, 'login'), open: ['login'] },
    moves: [
      { event: { type: 'dialogs.changed', open: [] } },
      { actor: 'settle', failed: true, reaches: { following: 'inStep' } },
      { event: { type: 'dialogs.changed', open: [] } },
      { actor: 'settle', done: dialog(1, 'login'), reaches: 'leaving' },
      { actor: 'stepBack', failed: true },
    ],
    ends: { following: 'inStep' },
  },
];
