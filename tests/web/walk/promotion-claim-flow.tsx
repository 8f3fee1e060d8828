import type { PromotionDetail } from '#contract/entities/promotion.ts';
import { promotionClaimEntry } from '#machines/promotion-claim/proof/promotion-claim.entry.ts';
import { TakePart } from '#web/features/promotions/TakePart.tsx';
import promotions from '#web/i18n/messages/PT/promotions.json';
import { errorsInPortuguese as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { promotions };

const startsAt = '2026-01-01T00:00:00.000Z';

const promotion: PromotionDetail = {
  id: 'first-spins',
  category: 'slots',
  kind: 'mission',
  title: 'First spins',
  summary: '',
  image: '/promotion.avif',
  bonus: null,
  prizePool: null,
  startsAt,
  endsAt: null,
  content: '',
  terms: '',
  conditions: null,
  minimumRankLevel: null,
  rounds: null,
  raffle: null,
};

/** Taking part in a mission (W8). */
export function walkedFlow(): WalkedFlow {
  const join = { role: 'button', name: t.promotions.action.mission };
  return walked({
    // A mission is joined, and nothing else.
    entry: {
      ...promotionClaimEntry,
      events: {
        ...promotionClaimEntry.events,
        'action.requested': [{ type: 'action.requested', action: 'join' }],
      },
    },
    language: 'PT',
    begins: {
      asVisitor: {
        setting: {
          address: '/promotions/first-spins',
          // The message for a trial account covers the page: it is closed at once.
          prepare: ({ modals }) =>
            modals.subscribe(({ context }) => {
              if (context.stack.length > 0) modals.send({ type: 'modals.cleared' });
            }),
          page: (
            <TakePart
              promotion={promotion}
              participation={undefined}
              firstAction="join"
              state="open"
            />
          ),
        },
        input: {
          promotionId: promotion.id,
          action: 'join',
          who: 'visitor',
          page: '/promotions/first-spins',
        },
      },
    },
    rows: {
      offering: [{ ...join, state: 'enabled' }],
      // The login covers the page, which stays as it is.
      awaitingSignIn: 'offering',
      doing: [{ ...join, state: 'busy' }],
      refused: 'offering',
    },
    actions: {
      'action.requested': press(join),
      'person.changed': sendEvent,
      'signIn.declined': sendEvent,
    },
    facts: refusalFacts(errors, {
      codes: codesOf(promotionClaimEntry.outcomes.takePart),
      leaf: 'refused',
      role: 'alert',
    }),
  });
}
