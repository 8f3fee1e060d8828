import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { contractOfferMachine } from '../contract-offer.machine.ts';
import {
  another,
  confirm,
  edit,
  exampleBounds,
  exampleDraft,
  exampleOffered,
  reads,
  readsEnding,
  readsNobody,
  reconsider,
  refusal,
  retry,
  write,
  writeSame,
} from './contract-offer.moves.ts';

const aboveOwn = refusal('contract_terms_above_own');
const openAlready = refusal('contract_offer_open');
const gone = refusal('not_found');
const wrong = refusal('contract_terms_refused');
const closed = refusal('contract_not_in_force');
const sends = [reads, write, confirm] as const;

type Journey = PinnedJourney<typeof contractOfferMachine>;

/** Interruptions of an offer. */
export const contractOfferJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'reviewed, changed, offered, and another one',
    moves: [
      { ...reads, context: { bounds: exampleBounds, draft: null } },
      { ...writeSame, ignored: true },
      { ...write, reaches: 'reviewing', context: { draft: exampleDraft } },
      { ...reconsider, reaches: 'writing', context: { draft: null } },
      write,
      { ...confirm, reaches: 'sending' },
      { ...confirm, ignored: true },
      {
        actor: 'sendOffer',
        done: { ok: true, value: exampleOffered },
        reaches: 'offered',
        context: { offered: exampleOffered, draft: null },
      },
      { ...another, reaches: 'reading', context: { offered: null, bounds: null } },
      reads,
    ],
    ends: 'writing',
  },
  {
    name: 'terms that end are offered again as they are',
    moves: [readsEnding, { ...writeSame, reaches: 'reviewing' }],
    ends: 'reviewing',
  },
  {
    name: 'the own terms were reduced meanwhile: the new bounds are read, and the reason stays',
    moves: [
      ...sends,
      {
        actor: 'sendOffer',
        done: aboveOwn,
        reaches: 'reading',
        context: { refusal: aboveOwn, bounds: null, draft: null },
      },
      { ...reads, context: { refusal: aboveOwn } },
      { ...edit, context: { refusal: null } },
      write,
      confirm,
      refuses('sendOffer', wrong, 'writing'),
      { ...write, reaches: 'reviewing', context: { refusal: null } },
    ],
    ends: 'reviewing',
  },
  {
    name: 'another tab was faster, and nobody is left',
    moves: [
      ...sends,
      { actor: 'sendOffer', done: openAlready, reaches: 'reading' },
      { ...readsNobody, context: { refusal: openAlready } },
      { ...retry, reaches: 'reading', context: { refusal: null } },
      reads,
    ],
    ends: 'writing',
  },
  {
    name: 'the agent was moved away, and the own contract ends before it is read again',
    moves: [
      ...sends,
      refuses('sendOffer', gone, 'reading'),
      { actor: 'readBounds', done: closed, context: { refusal: null } },
    ],
    ends: 'closed',
  },
  {
    name: 'sending fails: the form says why',
    moves: [
      ...sends,
      {
        actor: 'sendOffer',
        failed: true,
        reaches: 'writing',
        context: { draft: null, refusal: { ok: false, code: 'unknown_error' } },
      },
    ],
    ends: 'writing',
  },
  {
    name: 'the own contract ends while the form is open',
    moves: [...sends, { actor: 'sendOffer', done: closed, context: { refusal: null } }],
    ends: 'closed',
  },
  {
    name: 'cannot be read at first',
    moves: [
      refuses('readBounds', networkFailed, 'unreachable'),
      { ...retry, reaches: 'reading', context: { refusal: null } },
      breaks('readBounds', 'unreachable'),
      retry,
      readsNobody,
    ],
    ends: 'nobody',
  },
];
