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
          PT: '<p>Abra a categoria no menu e digite parte do nome na busca ou escolha o provedor. Os jogos que você marcou com o coração ficam em <a href="/fav">Favoritos</a>.</p>',
          EN: '<p>Open the category in the menu and enter part of the name in the search, or choose the provider. Games you marked with the heart are in <a href="/fav">Favourites</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'connection-lost',
        title: {
          PT: 'A conexão caiu no meio da rodada. Perdi minha aposta?',
          EN: 'My connection dropped during a round. Did I lose my bet?',
        },
        content: {
          PT: '<p>Não. Se recebemos a sua aposta, a rodada termina no servidor mesmo com a tela fechada, e o resultado entra no saldo. Se não recebemos, nada é cobrado.</p>',
          EN: '<p>No. If we received your bet, the round finishes on the server even if the screen is closed, and the result goes to your balance. If we didn’t, you aren’t charged.</p>',
        },
      },
      {
        kind: 'question',
        id: 'game-maintenance',
        title: {
          PT: 'O que significa “Em manutenção”?',
          EN: 'What does “Under maintenance” mean?',
        },
        content: {
          PT: '<p>O provedor está atualizando o jogo. Seu saldo não muda. Enquanto isso, a página sugere outros jogos. Tente de novo mais tarde.</p>',
          EN: '<p>The provider is updating the game. Your balance doesn’t change, and the page suggests other games in the meantime. Try again later.</p>',
        },
      },
      {
        kind: 'question',
        id: 'fair-results',
        title: { PT: 'Os resultados são justos?', EN: 'Are the results fair?' },
        content: {
          PT: '<p>Sim. O servidor sorteia cada resultado no momento da rodada. Os resultados passados não influenciam os próximos: não existe jogo <em>para pagar</em>.</p>',
          EN: '<p>Yes. The server draws every result at the moment of the round. Past results don’t affect the next ones: no game is ever <em>due to pay</em>.</p>',
        },
      },
    ],
  },
  {
    id: 'responsible-gambling',
    title: { PT: 'Jogo responsável', EN: 'Safer play' },
    articles: [
      {
        kind: 'question',
        id: 'keep-control',
        title: { PT: 'Como mantenho o controle?', EN: 'How do I stay in control?' },
        content: {
          PT: '<ul><li>Decida antes quanto dinheiro e quanto tempo vai gastar.</li><li>Nunca tente recuperar o que perdeu.</li><li>Não jogue com dinheiro emprestado, com raiva ou depois de beber.</li><li>Faça pausas, e pare quando deixar de ser divertido.</li></ul>',
          EN: '<ul><li>Decide beforehand how much money and time you’ll spend.</li><li>Never try to win back what you lost.</li><li>Don’t play with borrowed money, when you’re angry or after drinking.</li><li>Take breaks, and stop when it stops being fun.</li></ul>',
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
          PT: '<p>Sim. Em <a href="/member/playLimits">Meus limites</a> você limita depósitos, perdas, apostas e tempo de jogo. Em <a href="/member/playPause">Pausa e autoexclusão</a> você para de jogar por um tempo ou para sempre. Nenhuma das duas pode ser encerrada antes do prazo.</p>',
          EN: '<p>Yes. Under <a href="/member/playLimits">My limits</a> you limit deposits, losses, bets and playing time. Under <a href="/member/playPause">Break and self-exclusion</a> you stop playing for a while or for good. Neither can be ended early.</p>',
        },
      },
      {
        kind: 'question',
        id: 'where-to-get-help',
        title: {
          PT: 'Acho que estou jogando demais. Onde encontro ajuda?',
          EN: 'I think I’m gambling too much. Where can I find help?',
        },
        content: {
          PT: '<p>Falar já é um bom começo. No Brasil, os grupos de <strong>Jogadores Anônimos</strong> são gratuitos e sigilosos, e o <strong>CVV</strong> atende pelo telefone <a href="tel:188">188</a>, a qualquer hora. O SUS também oferece apoio nos Centros de Atenção Psicossocial (CAPS).</p>',
          EN: '<p>Talking about it is a good start. In Brazil, the <strong>Jogadores Anônimos</strong> groups (Gamblers Anonymous) are free and confidential, and you can call <strong>CVV</strong> on <a href="tel:188">188</a> at any time. The public health service also offers support at its psychosocial centres (CAPS).</p>',
        },
      },
    ],
  },
  {
    id: 'technical',
    title: { PT: 'Problemas técnicos', EN: 'Technical problems' },
    articles: [
      {
        kind: 'question',
        id: 'game-does-not-open',
        title: {
          PT: 'O jogo não abre. O que posso tentar?',
          EN: 'The game doesn’t open. What can I try?',
        },
        content: {
          PT: '<ol><li>Recarregue a página.</li><li>Permita janelas pop-up deste site, se o navegador as bloqueou.</li><li>Desative a VPN e os bloqueadores de anúncios.</li><li>Atualize o navegador.</li></ol><p>Se o jogo ainda não abrir, diga ao atendimento o nome dele e a mensagem que aparece.</p>',
          EN: '<ol><li>Reload the page.</li><li>Allow pop-ups from this site if your browser blocked them.</li><li>Turn off ad blockers and any VPN.</li><li>Update your browser.</li></ol><p>If it still doesn’t open, tell customer service the name of the game and the message you see.</p>',
        },
      },
      {
        kind: 'question',
        id: 'app',
        title: { PT: 'Há um app para celular?', EN: 'Is there an app?' },
        content: {
          PT: '<p>A página <a href="/download">Baixe o app</a> mostra o passo a passo para Android e iPhone. O site também funciona por completo no navegador do celular.</p>',
          EN: '<p>The page <a href="/download">Download the app</a> has the steps for Android and iPhone. The whole site also works in your phone’s browser.</p>',
        },
      },
      {
        kind: 'question',
        id: 'region-blocked',
        title: {
          PT: 'Por que o acesso está restrito na minha região?',
          EN: 'Why is access restricted in my region?',
        },
        content: {
          PT: '<p>Só atendemos lugares onde podemos operar, e reconhecemos o lugar pelo endereço da sua conexão. Se você está em um lugar permitido, desative a VPN e informe ao atendimento o endereço IP mostrado na tela.</p>',
          EN: '<p>We only serve places where we’re allowed to operate, and we recognise the place by your connection’s address. If you’re in a permitted place, turn off your VPN and give customer service the IP address shown on the screen.</p>',
        },
      },
    ],
  },
];
