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
          EN: 'I made a deposit and my balance didn’t change. What do I do?',
        },
        content: {
          PT: '<p>Toque em <strong>Atualizar saldo</strong> ao lado do valor. Pagamentos com Pix costumam ser confirmados em segundos. Transferências dependem do seu banco.</p><p>Não pague de novo: o pagamento que chega depois do prazo também é creditado. Se ele não chegou até o prazo mostrado no depósito, envie ao atendimento o comprovante com data e valor.</p>',
          EN: '<p>Choose <strong>Refresh balance</strong> next to the amount. Pix payments are usually confirmed within seconds. Bank transfers depend on your bank.</p><p>Don’t pay again: a payment that arrives late is added too. If it still hasn’t arrived after the time shown with the deposit, send customer service the receipt with the date and amount.</p>',
        },
      },
      {
        kind: 'question',
        id: 'whose-account',
        title: {
          PT: 'Posso usar a conta de outra pessoa para depositar ou sacar?',
          EN: 'Can I use someone else’s account to deposit or withdraw?',
        },
        content: {
          PT: '<p>Não. Use só contas e cartões em seu nome. Pagamentos de outras pessoas são devolvidos e podem levar ao bloqueio da sua conta aqui.</p>',
          EN: '<p>No. Use only accounts and cards in your own name. Payments from other people are returned and may get your account here blocked.</p>',
        },
      },
      {
        kind: 'question',
        id: 'withdrawal-time',
        title: { PT: 'Quanto tempo leva um saque?', EN: 'How long does a withdrawal take?' },
        content: {
          PT: '<p>Cada saque mostra o próximo passo e até quando ele acontece. O primeiro saque, saques de valor alto e saques para uma conta nova podem levar mais tempo, porque são conferidos.</p>',
          EN: '<p>Each withdrawal shows its next step and by when it happens. Your first withdrawal, large withdrawals and withdrawals to a new account can take longer because we check them.</p>',
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
          PT: '<p>Porque só você vê se o dinheiro chegou. Confira sua conta bancária e toque em <strong>Chegou</strong> ou <strong>Não chegou</strong>. Se você não responder até o fim da contagem, vamos considerar que chegou. Depois, ainda é possível contestar por um tempo.</p><p>Se você contestar, conferimos com o banco. Se ele provar que o dinheiro chegou, encerramos o pagamento como recebido, e esse valor não é devolvido. Se você não concordar, fale com o atendimento: o dossiê do saque reúne horários, mensagens e provas em um arquivo.</p>',
          EN: '<p>Because only you can see if the money arrived. Check your bank account and choose <strong>It arrived</strong> or <strong>It didn’t arrive</strong>. If you don’t answer by the end of the countdown, we’ll treat it as received. You can still report a problem for a while after that.</p><p>If you report a problem, we check with the bank. If it proves the money arrived, we close the payment as received and don’t refund that amount. If you disagree, contact customer service: the case file of the withdrawal has the times, messages and proof in one file.</p>',
        },
      },
      {
        kind: 'question',
        id: 'withdrawal-refused',
        title: { PT: 'Por que meu saque foi recusado?', EN: 'Why was my withdrawal refused?' },
        content: {
          PT: '<p>As razões mais comuns:</p><ul><li>a conta de destino não está em seu nome;</li><li>faltam documentos seus;</li><li>seu banco não aceitou o dinheiro.</li></ul><p>O motivo aparece no saque, e o valor volta para o seu saldo.</p>',
          EN: '<p>The most common reasons:</p><ul><li>the account isn’t in your name;</li><li>we need documents from you;</li><li>your bank didn’t accept the money.</li></ul><p>The withdrawal shows the reason, and the amount goes back to your balance.</p>',
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
          PT: '<p>Quando há, o valor aparece no título do <a href="/register">cadastro</a> e entra no saldo assim que você cria a conta. As outras ofertas para novos jogadores estão ao lado do formulário.</p>',
          EN: '<p>If there is one, you see the amount in the title of the <a href="/register">registration</a>, and it goes to your balance as soon as you create your account. Other offers for new players are next to the form.</p>',
        },
      },
      {
        kind: 'question',
        id: 'wagering',
        title: { PT: 'O que é o rollover de um bônus?', EN: 'What is the wagering of a bonus?' },
        content: {
          PT: '<p>É o valor que você precisa apostar para liberar um bônus (as apostas exigidas). As regras da promoção dizem quanto, em que jogos e até quando. Apostas anuladas não entram na conta. Em <strong>Bônus</strong>, na área do membro, você vê quanto falta.</p>',
          EN: '<p>It is the amount you have to bet to unlock a bonus. The promotion’s rules say how much, on which games and until when. Void bets don’t count. The <strong>Bonuses</strong> page in the member area shows how much is left.</p>',
        },
      },
      {
        kind: 'question',
        id: 'bonus-missing',
        title: { PT: 'Meu bônus não apareceu', EN: 'My bonus didn’t appear' },
        content: {
          PT: '<p>Veja se a promoção ainda está aberta, se você cumpriu todas as regras e se o bônus precisa ser pedido ou resgatado na página dela. Se ainda assim ele não aparecer, fale com o atendimento e diga o nome da promoção.</p>',
          EN: '<p>Check that the promotion is still open, that you met all its rules, and whether you have to request or claim the bonus on its page. If it still doesn’t appear, contact customer service and name the promotion.</p>',
        },
      },
    ],
  },
];
