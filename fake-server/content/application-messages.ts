import type { ApplicationRejection } from '#contract/entities/application-types.ts';
import { type MessageWords, messageWords } from './messages.ts';
import type { Words } from './words.ts';

const reasons: Readonly<Record<ApplicationRejection, readonly [pt: string, en: string]>> = {
  conditions_not_met: [
    'As condições da promoção não foram cumpridas.',
    'The conditions of the promotion were not met.',
  ],
  pictures_unclear: [
    'As imagens não mostram o que era preciso.',
    'The pictures do not show what was needed.',
  ],
  not_credible: [
    'O comentário e as imagens não combinam com a sua conta.',
    'The comment and the pictures do not fit your account.',
  ],
};

interface Promotion {
  readonly id: string;
  readonly title: Words;
}

/** What a person is told when an application was decided (W6). */
export const applicationMessages = {
  issued: ({ id, title }: Promotion): MessageWords =>
    messageWords(
      ['Seu pedido foi aceito', 'Your application was granted'],
      [
        `<p>${title.PT}: seu bônus está pronto. <a href="/promotions/${id}">Resgatar agora</a></p>`,
        `<p>${title.EN}: your bonus is ready. <a href="/promotions/${id}">Claim it now</a></p>`,
      ],
    ),
  rejected: ({ id, title }: Promotion, reason: ApplicationRejection): MessageWords => {
    const [pt, en] = reasons[reason];
    return messageWords(
      ['Seu pedido foi recusado', 'Your application was turned down'],
      [
        `<p>${title.PT}: ${pt} Se algo estiver errado, fale com o atendimento.</p><p><a href="/promotions/${id}/apply">Ver o pedido</a></p>`,
        `<p>${title.EN}: ${en} If something is wrong, talk to customer service.</p><p><a href="/promotions/${id}/apply">See the application</a></p>`,
      ],
    );
  },
} as const;
