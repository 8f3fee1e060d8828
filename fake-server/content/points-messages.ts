import type { RejectionReason } from '#contract/entities/points-types.ts';
import { type MessageWords, messageWords } from './messages.ts';
import type { Words } from './words.ts';

const toRedeemed = {
  PT: '<p><a href="/pointMall?view=redeemed">Ver minhas trocas</a></p>',
  EN: '<p><a href="/pointMall?view=redeemed">See what I redeemed</a></p>',
};

const reasons: Readonly<Record<RejectionReason, readonly [pt: string, en: string]>> = {
  out_of_stock: ['Acabou o estoque.', 'It is out of stock.'],
  address_unreachable: [
    'Não conseguimos entregar nesse endereço.',
    'We cannot deliver to this address.',
  ],
  rules_broken: [
    'O pedido vai contra as regras da loja de pontos.',
    'It was against the rules of the points mall.',
  ],
};

/** A message about a reward, with its title in the place of `%`. */
function about(
  title: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
  reward: Words,
): MessageWords {
  return messageWords(title, [
    `<p>${textPT.replace('%', () => reward.PT)}</p>${toRedeemed.PT}`,
    `<p>${textEN.replace('%', () => reward.EN)}</p>${toRedeemed.EN}`,
  ]);
}

/** What a person is told when a redemption was decided, or is on its way (W9). */
export const pointsMessages = {
  goodsApproved: (reward: Words) =>
    about(
      ['Sua troca foi aprovada', 'Your redemption was approved'],
      ['%: aprovado. Vamos enviar em breve.', '%: approved. We will send it soon.'],
      reward,
    ),
  voucherApproved: (reward: Words) =>
    about(
      ['Seu vale está pronto', 'Your voucher is ready'],
      ['%: o código já pode ser visto.', '%: you can see the code now.'],
      reward,
    ),
  rejected: (reward: Words, reason: RejectionReason) => {
    const [why, whyEN] = reasons[reason];
    return about(
      ['Sua troca foi recusada', 'Your redemption was rejected'],
      [
        `%: não foi possível. ${why} Seus pontos voltaram.`,
        `%: this was not possible. ${whyEN} Your points are back.`,
      ],
      reward,
    );
  },
  sent: (reward: Words) =>
    about(
      ['Seu prêmio está a caminho', 'Your reward is on its way'],
      ['%: enviado. Veja o código de rastreio.', '%: sent. See its tracking code.'],
      reward,
    ),
} as const;

/** What a person is told when a friend counts who came by their link: the name is masked (W5). */
export function referralCounted(friend: string, hundredths: number): MessageWords {
  const [pt, en] = ['pt-BR', 'en'].map((tag) => (hundredths / 100).toLocaleString(tag));
  return messageWords(
    ['Seu convite rendeu pontos', 'Your invitation brought points'],
    [
      `<p>${friend} já apostou o bastante: você ganhou ${pt} pontos.</p><p><a href="/member/referral">Ver meus convites</a></p>`,
      `<p>${friend} has bet enough: you got ${en} points.</p><p><a href="/member/referral">See my invitations</a></p>`,
    ],
  );
}
