import type { ContentCategory } from './article.ts';

/** Questions on payments and on bonuses. */
export const moneyQuestions: readonly ContentCategory[] = [
  {
    id: 'payments',
    title: { PT: 'Depósitos e saques', EN: 'Deposits and withdrawals' },
    articles: [
      {
        kind: 'question',
        id: 'deposit-missing',
        title: {
          PT: 'Depositei e o saldo não mudou. O que faço?',
          EN: 'I made a deposit and the balance did not change. What do I do?',
        },
        content: {
          PT: '<p>Toque em <strong>Atualizar saldo</strong> ao lado do valor. Pagamentos por Pix costumam ser confirmados em segundos; transferências dependem do seu banco.</p><p>Se o prazo mostrado no depósito passou, envie ao atendimento o comprovante com data e valor. Não pague uma segunda vez.</p>',
          EN: '<p>Press <strong>Refresh balance</strong> beside the amount. Payments by Pix are usually confirmed within seconds; bank transfers depend on your bank.</p><p>If the time shown with the deposit has passed, send customer service the receipt with date and amount. Do not pay a second time.</p>',
        },
      },
      {
        kind: 'question',
        id: 'whose-account',
        title: {
          PT: 'Posso depositar ou sacar com a conta de outra pessoa?',
          EN: 'Can I deposit or withdraw with somebody else’s account?',
        },
        content: {
          PT: '<p>Não. O titular do meio de pagamento precisa ser o titular da conta no site. Pagamentos de terceiros são devolvidos e podem levar ao bloqueio da conta.</p>',
          EN: '<p>No. The holder of the means of payment has to be the holder of the account here. Payments by third parties are returned and may lead to the account being blocked.</p>',
        },
      },
      {
        kind: 'question',
        id: 'withdrawal-time',
        title: { PT: 'Quanto tempo leva um saque?', EN: 'How long does a withdrawal take?' },
        content: {
          PT: '<p>O prazo de cada forma de pagamento aparece ao fazer o pedido. O primeiro saque pode levar mais tempo, porque os dados são conferidos. Você vê em que etapa ele está nos detalhes do pedido.</p>',
          EN: '<p>The time of each way to pay is shown when you make the request. The first withdrawal can take longer because your details are checked. The details of the request show you how far it has come.</p>',
        },
      },
      {
        kind: 'question',
        id: 'confirm-withdrawal',
        title: {
          PT: 'Por que devo confirmar que recebi um saque?',
          EN: 'Why should I confirm that I received a withdrawal?',
        },
        content: {
          PT: '<p>Porque só você vê se o valor chegou. Confira sua conta bancária e toque em <strong>Chegou</strong> ou <strong>Não chegou</strong>. Sem resposta até o fim da contagem mostrada, o pagamento é considerado recebido.</p><p>Se você reclamar, conferimos com o banco. Se ele provar que o dinheiro chegou, encerramos o pagamento como recebido, e esse valor não é devolvido. Você pode contestar no atendimento: o dossiê do saque reúne horários, mensagens e provas em um arquivo.</p>',
          EN: '<p>Because only you can see whether the money arrived. Check your bank account and choose <strong>It arrived</strong> or <strong>It did not arrive</strong>. Without an answer by the end of the countdown, the payment counts as received.</p><p>If you complain, we check with the bank. If it proves that the money arrived, we close the payment as received, and that amount is not refunded. You can object through customer service: the case file of the withdrawal has times, messages and proof in one file.</p>',
        },
      },
      {
        kind: 'question',
        id: 'withdrawal-refused',
        title: { PT: 'Por que meu saque foi recusado?', EN: 'Why was my withdrawal refused?' },
        content: {
          PT: '<p>As razões mais comuns:</p><ul><li>o nome ou a conta de destino não conferem com o cadastro;</li><li>um bônus ainda tem apostas a cumprir;</li><li>a identidade ainda não foi confirmada.</li></ul><p>O motivo acompanha o pedido e o valor volta ao saldo.</p>',
          EN: '<p>The most common reasons:</p><ul><li>the name or the account it goes to does not match your details;</li><li>a bonus still has bets to be placed;</li><li>your identity has not been confirmed yet.</li></ul><p>The reason comes with the request, and the amount goes back to your balance.</p>',
        },
      },
    ],
  },
  {
    id: 'bonuses',
    title: { PT: 'Bônus e promoções', EN: 'Bonuses and promotions' },
    articles: [
      {
        kind: 'question',
        id: 'first-bonus',
        title: { PT: 'Há um bônus para novos jogadores?', EN: 'Is there a bonus for new players?' },
        content: {
          PT: '<p>Quando há, o valor aparece no título do <a href="/register">cadastro</a> e entra no saldo assim que a conta é criada. As outras ofertas para quem está começando estão ao lado do formulário.</p>',
          EN: '<p>If there is one, the amount stands in the title of the <a href="/register">registration</a> and reaches your balance as soon as the account exists. Other offers for beginners stand beside the form.</p>',
        },
      },
      {
        kind: 'question',
        id: 'wagering',
        title: {
          PT: 'O que significa cumprir as apostas de um bônus?',
          EN: 'What does it mean to meet the wagering of a bonus?',
        },
        content: {
          PT: '<p>Alguns bônus só podem ser sacados depois de apostar certo valor. As regras da promoção dizem quanto, em que jogos e até quando. Apostas anuladas não contam.</p>',
          EN: '<p>Some bonuses can only be withdrawn after a certain amount has been staked. The rules of the promotion say how much, on which games and until when. Void bets do not count.</p>',
        },
      },
      {
        kind: 'question',
        id: 'bonus-missing',
        title: { PT: 'Meu bônus não apareceu', EN: 'My bonus did not appear' },
        content: {
          PT: '<p>Veja se a promoção ainda está no ar, se você fez tudo o que as regras pedem e se ela precisa ser solicitada. Depois fale com o atendimento e diga o nome da promoção.</p>',
          EN: '<p>See whether the promotion still runs, whether you did everything that its rules ask for, and whether it has to be applied for. Then talk to customer service and name the promotion.</p>',
        },
      },
    ],
  },
];
