import type { PointsRedemptionContext } from '#machines/points-redemption/points-redemption.types.ts';
import { pointsRedemptionEntry } from '#machines/points-redemption/proof/points-redemption.entry.ts';
import { mug, seen } from '#machines/points-redemption/proof/points-redemption.examples.ts';
import { queries } from '#web/api/queries.ts';
import moneyPasswords from '#web/i18n/messages/EN/member/moneyPasswords.json';
import points from '#web/i18n/messages/EN/member/points.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { onePassword } from './one-password.ts';
import { found } from './screen.ts';
import { press, pressAgreeing, typeInto } from './user-actions.ts';
import { type ShownFact, type WalkedFlow, walked } from './walked-flow.ts';

const known = (context: object) => context as PointsRedemptionContext;
const submits = ['4,500 points', '4,000 points'].map((price) => ({
  role: 'button',
  name: points.redeem.submit.replace('{{points}}', price),
}));
const form = { role: 'form', name: mug.title };
const outcome = (leaf: keyof typeof points.outcome) => [
  { role: 'alertdialog', name: points.outcome[leaf].title },
];

const isDeciding = (leaf: string) => leaf.startsWith('deciding.');
const isSending = (leaf: string) => leaf === 'checking' || leaf === 'redeeming';
const priceIs = (context: object, price: number) => known(context).reward?.price === price;

/** Points for a reward (W9). */
export function walkedFlow(): WalkedFlow {
  const facts = submits.flatMap((submit, index): ShownFact[] => {
    const price = index === 0 ? 450_000 : 400_000;
    return [
      {
        name: `the price can be agreed to (${price})`,
        holds: (context, leaf) => isDeciding(leaf) && priceIs(context, price),
        mark: { ...submit, state: 'enabled' },
      },
      {
        name: `the redemption is under way (${price})`,
        holds: (context, leaf) => isSending(leaf) && priceIs(context, price),
        mark: { ...submit, state: 'busy' },
      },
    ];
  });
  return walked({
    entry: pointsRedemptionEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/mall',
          page: <h1>Mall</h1>,
          prepare: ({ modals, queryClient }) => {
            queryClient.setQueryData(queries.moneyPasswords.state().queryKey, onePassword);
            modals.send({
              type: 'modal.opened',
              modal: { type: 'redeemReward', rewardId: mug.id, kind: mug.kind, seen },
            });
          },
        },
        input: { rewardId: mug.id, seen },
      },
    },
    rows: {
      reading: [{ role: 'dialog', name: points.redeem.title }],
      'deciding.reviewing': [{ role: 'dialog', name: points.redeem.title }, form],
      'deciding.changed': 'deciding.reviewing',
      'deciding.refused': 'deciding.reviewing',
      checking: 'deciding.reviewing',
      redeeming: 'deciding.reviewing',
      unreachable: outcome('unreachable'),
      redeemed: outcome('redeemed'),
      soldOut: outcome('soldOut'),
      alreadyTaken: outcome('alreadyTaken'),
      tooExpensive: outcome('tooExpensive'),
      gone: outcome('gone'),
    },
    actions: {
      'redemption.submitted': pressAgreeing(
        { role: 'checkbox', name: points.agreeToChange },
        ...submits,
      ),
      'form.edited': typeInto(() => found({ role: 'textbox', name: points.address.city })),
      'retry.requested': press({ role: 'button', name: shell.retry }),
    },
    facts: [
      ...facts,
      {
        name: 'what changed is told with both',
        holds: (context, leaf) =>
          leaf === 'deciding.changed' && known(context).reward?.price !== seen.price,
        mark: {
          role: 'alert',
          name:
            points.redeem.changed +
            points.redeem.priceChanged
              .replace('{{before}}', '4,500 points')
              .replace('{{now}}', '4,000 points') +
            ` ${points.agreeToChange}`,
        },
      },
      {
        name: 'a wrong password is told',
        holds: (context, leaf) =>
          leaf === 'deciding.refused' &&
          known(context).refusal?.code === 'money_password_incorrect',
        mark: { role: 'alert', name: errors.money_password_incorrect },
      },
      {
        name: 'the password is asked for',
        holds: (_, leaf) => isDeciding(leaf) || isSending(leaf),
        mark: { role: 'button', name: moneyPasswords.manage },
      },
    ],
  });
}
