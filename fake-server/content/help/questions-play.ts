import type { ContentCategory } from './article.ts';

/** Questions on games, on playing with care, and on technical trouble. */
export const playQuestions: readonly ContentCategory[] = [
  {
    id: 'games',
    title: { PT: 'Jogos', EN: 'Games' },
    articles: [
      {
        kind: 'question',
        id: 'find-a-game',
        title: { PT: 'Como encontro um jogo?', EN: 'How do I find a game?' },
        content: {
          PT: '<p>Abra a categoria no menu e digite parte do nome na busca, ou escolha o provedor. Os jogos que você marcou com o coração estão em <a href="/fav">Favoritos</a>.</p>',
          EN: '<p>Open the category in the menu and type part of the name into the search, or choose the provider. Games that you marked with the heart are in <a href="/fav">Favourites</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'connection-lost',
        title: {
          PT: 'A conexão caiu no meio da rodada. Perdi minha aposta?',
          EN: 'The connection was lost in the middle of a round. Did I lose my bet?',
        },
        content: {
          PT: '<p>Não. Uma aposta registrada termina no servidor, com ou sem a tela aberta, e o resultado entra no saldo. Uma aposta que não foi registrada não é cobrada.</p>',
          EN: '<p>No. A bet that was recorded ends on the server, whether or not the screen is open, and its result reaches your balance. A bet that was not recorded is not charged.</p>',
        },
      },
      {
        kind: 'question',
        id: 'game-maintenance',
        title: {
          PT: 'O que significa um jogo em manutenção?',
          EN: 'What does it mean that a game is under maintenance?',
        },
        content: {
          PT: '<p>O provedor está atualizando o jogo. Seu saldo não muda, e a página mostra outros jogos enquanto isso. Tente de novo mais tarde.</p>',
          EN: '<p>The provider is updating the game. Your balance does not change, and the page shows other games in the meantime. Try again later.</p>',
        },
      },
      {
        kind: 'question',
        id: 'fair-results',
        title: { PT: 'Os resultados são justos?', EN: 'Are the results fair?' },
        content: {
          PT: '<p>Cada resultado é sorteado no servidor no momento da rodada. Resultados passados não influenciam os próximos: não existe jogo <em>para pagar</em>.</p>',
          EN: '<p>Every result is drawn on the server at the moment of the round. Past results have no influence on those to come: no game is ever <em>due to pay</em>.</p>',
        },
      },
    ],
  },
  {
    id: 'responsible-gambling',
    title: { PT: 'Jogo responsável', EN: 'Responsible gambling' },
    articles: [
      {
        kind: 'question',
        id: 'keep-control',
        title: { PT: 'Como mantenho o controle?', EN: 'How do I stay in control?' },
        content: {
          PT: '<ul><li>Decida antes quanto dinheiro e quanto tempo vai gastar.</li><li>Nunca tente recuperar o que perdeu.</li><li>Não jogue com dinheiro emprestado, com raiva ou depois de beber.</li><li>Faça pausas, e pare quando deixar de ser divertido.</li></ul>',
          EN: '<ul><li>Decide beforehand how much money and time you will spend.</li><li>Never try to win back what you lost.</li><li>Do not play with borrowed money, in anger or after drinking.</li><li>Take breaks, and stop when it is no longer fun.</li></ul>',
        },
      },
      {
        kind: 'question',
        id: 'take-a-break',
        title: {
          PT: 'Posso limitar ou pausar a minha conta?',
          EN: 'Can I limit or pause my account?',
        },
        content: {
          PT: '<p>Sim. Peça ao atendimento um limite, uma pausa ou a autoexclusão. O pedido é atendido sem discussão, e uma pausa não é desfeita antes do fim.</p>',
          EN: '<p>Yes. Ask customer service for a limit, a break or self-exclusion. It is granted without discussion, and a break is not lifted before it is over.</p>',
        },
      },
      {
        kind: 'question',
        id: 'where-to-get-help',
        title: {
          PT: 'Acho que estou jogando demais. Onde encontro ajuda?',
          EN: 'I think I gamble too much. Where can I find help?',
        },
        content: {
          PT: '<p>Falar já é um bom começo. No Brasil, os grupos de <strong>Jogadores Anônimos</strong> são gratuitos e sigilosos, e o <strong>CVV</strong> atende pelo telefone <a href="tel:188">188</a>, a qualquer hora. O SUS também oferece apoio nos Centros de Atenção Psicossocial (CAPS).</p>',
          EN: '<p>Talking about it is a good start. In Brazil, the groups of <strong>Jogadores Anônimos</strong> (Gamblers Anonymous) are free and confidential, and <strong>CVV</strong> answers by phone at <a href="tel:188">188</a> at any hour. The public health service also offers support at its psychosocial centres (CAPS).</p>',
        },
      },
    ],
  },
  {
    id: 'technical',
    title: { PT: 'Problemas técnicos', EN: 'Technical trouble' },
    articles: [
      {
        kind: 'question',
        id: 'game-does-not-open',
        title: {
          PT: 'O jogo não abre. O que posso tentar?',
          EN: 'The game does not open. What can I try?',
        },
        content: {
          PT: '<ol><li>Recarregue a página.</li><li>Permita janelas pop-up para este site, se o navegador as bloqueou.</li><li>Desligue bloqueadores de anúncios e VPN.</li><li>Atualize o navegador.</li></ol><p>Se continuar, diga ao atendimento o nome do jogo e a mensagem que aparece.</p>',
          EN: '<ol><li>Load the page again.</li><li>Allow pop-up windows for this site if your browser blocked them.</li><li>Switch off ad blockers and VPN.</li><li>Update your browser.</li></ol><p>If it goes on, tell customer service the name of the game and the message that you see.</p>',
        },
      },
      {
        kind: 'question',
        id: 'app',
        title: { PT: 'Há um aplicativo para celular?', EN: 'Is there an app for phones?' },
        content: {
          PT: '<p>A página <a href="/download">Baixe o aplicativo</a> mostra o que existe para Android e iPhone, com o passo a passo. O site também funciona inteiro no navegador do celular.</p>',
          EN: '<p>The page <a href="/download">Download the app</a> shows what there is for Android and iPhone, step by step. The whole site also works in the browser of your phone.</p>',
        },
      },
      {
        kind: 'question',
        id: 'region-blocked',
        title: {
          PT: 'Por que vejo que o acesso está restrito na minha região?',
          EN: 'Why am I told that access is restricted in my region?',
        },
        content: {
          PT: '<p>O site só atende lugares onde pode operar, e decide pelo endereço da sua conexão. Se você está em um lugar permitido, desligue a VPN e informe ao atendimento o endereço IP mostrado na tela.</p>',
          EN: '<p>The site only serves places where it may operate, and decides by the address of your connection. If you are in a permitted place, switch off your VPN and tell customer service the IP address shown on the screen.</p>',
        },
      },
    ],
  },
];
