import type { ContentArticle } from '../article.ts';

const portuguese = `
<p>Jogar deve ser diversão. Se deixou de ser, esta página mostra o que você pode fazer hoje, sozinho ou com ajuda. Nada disso custa nada.</p>
<h3>Regras que ajudam</h3>
<ul><li>Decida antes de começar quanto dinheiro e quanto tempo quer gastar, e pare quando chegar lá.</li><li>Nunca jogue para recuperar o que perdeu: cada rodada é independente da anterior.</li><li>Não jogue com dinheiro emprestado, nem com o das contas.</li><li>Faça pausas, e não jogue cansado, triste ou depois de beber.</li></ul>
<h3>Faça o teste</h3>
<p>Responda com sinceridade. Um único sim já é motivo para conversar com alguém.</p>
<ol><li>Você joga por mais tempo ou com mais dinheiro do que planejou?</li><li>Você volta no dia seguinte para recuperar o que perdeu?</li><li>Você esconde de alguém quanto joga?</li><li>Jogar já atrapalhou o seu sono, o trabalho ou a família?</li><li>Você já pegou dinheiro emprestado, ou vendeu algo, para jogar?</li></ol>
<h3>Limites, pausas e encerramento</h3>
<ul><li>O atendimento define limites de depósito e de perda, faz uma pausa ou encerra a sua conta. Basta pedir, sem explicar o motivo.</li><li>Um limite menor vale na hora. Um limite maior só vale depois de um prazo para pensar.</li><li>Uma pausa não é desfeita antes do fim. Durante ela o seu dinheiro continua seu, e pode ser sacado.</li><li>O registro de apostas e o extrato mostram quanto você apostou, ganhou e perdeu.</li></ul>
<h3>Onde pedir ajuda</h3>
<ul><li><a href="https://jogadoresanonimos.com.br/">Jogadores Anônimos</a>: grupos gratuitos, presenciais e on-line.</li><li><a href="tel:188">CVV, telefone 188</a>: alguém para conversar, a qualquer hora.</li><li>O SUS atende de graça quem sofre com o jogo: procure um CAPS da sua cidade.</li></ul>
<h3>Menores de idade</h3>
<p>Só pessoas com {minimumAge} anos ou mais podem jogar. Não deixe a sua sessão aberta em um aparelho que crianças usam, e não compartilhe a sua senha. Uma conta de menor é encerrada.</p>
<p>Veja também os <a href="/terms">termos de uso</a> e o <a href="/help">centro de ajuda</a>.</p>`;

const english = `
<p>Playing should be fun. If it no longer is, this page shows what you can do today, alone or with help. None of it costs anything.</p>
<h3>Rules that help</h3>
<ul><li>Decide before you start how much money and time you want to spend, and stop when you get there.</li><li>Never play to win back what you lost: each round is independent of the one before.</li><li>Do not play with borrowed money, or with the money for your bills.</li><li>Take breaks, and do not play when you are tired, sad or have been drinking.</li></ul>
<h3>Take the test</h3>
<p>Answer honestly. A single yes is reason enough to talk to somebody.</p>
<ol><li>Do you play for longer, or with more money, than you planned?</li><li>Do you come back the next day to win back what you lost?</li><li>Do you hide from anybody how much you play?</li><li>Has playing ever disturbed your sleep, your work or your family?</li><li>Have you ever borrowed money, or sold something, to play?</li></ol>
<h3>Limits, breaks and closing</h3>
<ul><li>Customer service sets limits of deposit and of loss, gives you a break or closes your account. Just ask, without giving a reason.</li><li>A lower limit holds at once. A higher one only holds after a time to think.</li><li>A break is not undone before its end. Your money remains yours meanwhile, and can be withdrawn.</li><li>The betting record and the statement show how much you staked, won and lost.</li></ul>
<h3>Where to find help</h3>
<ul><li><a href="https://jogadoresanonimos.com.br/">Gamblers Anonymous in Brazil</a>: free groups, in person and online.</li><li><a href="tel:188">CVV, phone 188</a>: somebody to talk to, at any hour.</li><li>Brazil’s public health service treats people who suffer from gambling, free of charge: look for a CAPS in your town.</li></ul>
<h3>Minors</h3>
<p>Only people aged {minimumAge} or over may play. Do not leave your session open on a device that children use, and do not share your password. The account of a minor is closed.</p>
<p>See also the <a href="/terms">terms of use</a> and the <a href="/help">help centre</a>.</p>`;

/** What helps people to keep playing a pleasure, and where to find help (S5). */
export const saferPlay: ContentArticle = {
  kind: 'policy',
  id: 'safer-play',
  version: '1.0',
  inForceForDays: 45,
  title: { PT: 'Jogo responsável', EN: 'Safer play' },
  content: { PT: portuguese.trim(), EN: english.trim() },
};
