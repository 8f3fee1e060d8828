import type { NotificationTopic } from '#contract/entities/notification-types.ts';
import { type MessageWords, messageWords } from './messages.ts';

/** A notice of each topic that names nothing that really happened: for demonstrations and tests (T3). */
export const sampleNotices: Readonly<Record<NotificationTopic, MessageWords>> = {
  security: messageWords(
    ['Aviso de segurança de exemplo', 'A sample notice about security'],
    [
      '<p>É assim que avisamos sobre senhas e acessos. Nada aconteceu.</p>',
      '<p>This is how we tell of passwords and sign-ins. Nothing happened.</p>',
    ],
  ),
  money: messageWords(
    ['Aviso de dinheiro de exemplo', 'A sample notice about money'],
    [
      '<p>É assim que avisamos sobre saques e transferências. Nada aconteceu.</p>',
      '<p>This is how we tell of withdrawals and transfers. Nothing happened.</p>',
    ],
  ),
  contracts: messageWords(
    ['Aviso de contrato de exemplo', 'A sample notice about contracts'],
    [
      '<p>É assim que avisamos sobre contratos. Nada aconteceu.</p>',
      '<p>This is how we tell of contracts. Nothing happened.</p>',
    ],
  ),
  service: messageWords(
    ['Resposta de exemplo do atendimento', 'A sample answer of customer service'],
    [
      '<p>É assim que respondemos ao que você escreve. Nada aconteceu.</p>',
      '<p>This is how we answer what you write. Nothing happened.</p>',
    ],
  ),
  promotions: messageWords(
    ['Aviso de promoção de exemplo', 'A sample notice about promotions'],
    [
      '<p>É assim que avisamos sobre seus pedidos. Nada aconteceu.</p>',
      '<p>This is how we tell of your applications. Nothing happened.</p>',
    ],
  ),
  points: messageWords(
    ['Aviso de pontos de exemplo', 'A sample notice about points'],
    [
      '<p>É assim que avisamos sobre pontos e prêmios. Nada aconteceu.</p>',
      '<p>This is how we tell of points and rewards. Nothing happened.</p>',
    ],
  ),
  news: messageWords(
    ['Novidade de exemplo', 'A sample of what is new'],
    [
      '<p>É assim que contamos o que há de novo. Nada aconteceu.</p>',
      '<p>This is how we tell what is new. Nothing happened.</p>',
    ],
  ),
};
