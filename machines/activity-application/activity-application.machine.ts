import type { Application } from '#contract/entities/application.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { unreachableUntilOnline } from '../actors/unreachable.ts';
import { activityApplicationSetup, ask } from './activity-application.setup.ts';

/** The application in an update event, for guards and actions. */
const newsOf = ({ event }: { event: { application: Application | null } }) => ({
  application: event.application,
});

/** Applying for a promotion with a comment and pictures, and following the decision (W6). */
export const activityApplicationMachine = activityApplicationSetup.createMachine({
  id: 'activityApplication',
  context: ({ input }) => ({ ...input, overview: null, words: null, refusal: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal loads the promotion and the application.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readOverview', {
        input: ({ context: { promotionId } }) => ({ promotionId }),
        accepted: { target: 'sorting', actions: withAnswer('noteOverview') },
        refused: [
          { guard: withAnswer('promotionIsGone'), target: 'notOffered', actions: [] },
          { target: 'unreachable' },
        ],
      }),
    },
    unreachable: unreachableUntilOnline('reading'),
    sorting: {
      description: 'The server’s answer decides what is shown.',
      always: [
        { guard: 'promotionTakesNoApplications', target: 'notOffered' },
        { guard: 'applicationExists', target: 'following' },
        { guard: 'promotionIsComingSoon', target: 'comingSoon' },
        { guard: 'promotionIsClosed', target: 'closed' },
        { target: 'writing' },
      ],
    },
    notOffered: { type: 'final', description: 'This promotion takes no applications.' },
    comingSoon: { type: 'final', description: 'The promotion has not started.' },
    closed: { type: 'final', description: 'The promotion is over.' },
    writing: {
      description: 'The person writes a comment and adds pictures.',
      on: {
        'application.submitted': {
          target: 'sending',
          actions: { type: 'noteWords', params: ({ event: { words } }) => ({ words }) },
        },
      },
    },
    sending: {
      description: 'The application is sent, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('apply', {
        input: ({ context: { promotionId, words } }) => ({
          payload: { promotionId, words: words ?? { comment: '', pictures: [] } },
        }),
        accepted: { target: 'sorting', actions: withAnswer('noteAnswer') },
        refused: [
          { guard: withAnswer('screenIsOutOfDate'), target: 'reading', actions: [] },
          { target: 'writing' },
        ],
      }),
    },
    following: {
      description: 'There is an application; the portal watches what happens to it.',
      invoke: {
        id: 'watchApplication',
        src: 'watchApplication',
        input: ({ context: { promotionId } }) => ({ promotionId }),
        onError: {
          target: 'unreachable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: {
        'application.changed': {
          guard: { type: 'applicationChanged', params: newsOf },
          target: 'sorting',
          actions: [{ type: 'noteNews', params: newsOf }, 'forgetRefusal'],
        },
      },
      initial: 'sorting',
      states: {
        sorting: {
          description: 'Checks how far the application is.',
          always: [
            { guard: 'applicationIsSent', target: 'applying' },
            { guard: 'applicationIsInProcess', target: 'inProcess' },
            { guard: 'applicationIsIssued', target: 'issued' },
            { guard: 'applicationIsClaimed', target: 'claimed' },
            { target: 'rejected' },
          ],
        },
        applying: {
          description: 'The review has not started; it can be cancelled.',
          on: { 'withdrawal.requested': { target: 'askingWithdrawal', actions: 'forgetRefusal' } },
        },
        askingWithdrawal: {
          description: 'The person is asked whether they really want to cancel.',
          on: {
            'withdrawal.confirmed': { target: 'withdrawing' },
            'withdrawal.declined': { target: 'applying' },
          },
        },
        withdrawing: {
          description: 'The application is being cancelled; pressing again does nothing.',
          tags: 'busy',
          ...ask('withdraw', {
            input: ({ context: { overview } }) => ({
              applicationId: overview?.application?.id ?? '',
            }),
            accepted: { target: '#activityApplication.sorting', actions: withAnswer('noteAnswer') },
            refused: [
              // Reads the outcome.
              {
                guard: withAnswer('screenIsOutOfDate'),
                target: '#activityApplication.reading',
                actions: [],
              },
              {
                guard: withAnswer('answerIsLost'),
                target: '#activityApplication.reading',
                actions: [],
              },
              { target: 'applying' },
            ],
          }),
        },
        inProcess: { description: 'The operator reviews it.' },
        issued: { description: 'It was approved, and the bonus is ready to claim.' },
        claimed: { description: 'The bonus has been added to the account.' },
        rejected: { description: 'It was not approved, for a reason.' },
      },
    },
  },
});
