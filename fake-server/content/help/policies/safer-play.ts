import type { ContentArticle } from '../article.ts';

const portuguese = `
<p>Jogar deve ser diversão. Se deixou de ser, esta página mostra o que você pode fazer hoje, por conta própria ou com ajuda. Tudo é gratuito.</p>
<h3>Regras que ajudam</h3>
<ul><li>Decida antes de começar quanto dinheiro e quanto tempo quer gastar, e pare quando chegar lá.</li><li>Nunca jogue para recuperar o que perdeu. Cada rodada é independente da anterior.</li><li>Não jogue com dinheiro emprestado, nem com o das contas.</li><li>Faça pausas, e não jogue cansado, triste ou depois de beber.</li></ul>
<h3>Faça o teste</h3>
<p>Responda com sinceridade. Um único sim já é motivo para conversar com alguém.</p>
<ol><li>Você joga por mais tempo ou com mais dinheiro do que planejou?</li><li>Você volta no dia seguinte para recuperar o que perdeu?</li><li>Você esconde de alguém quanto joga?</li><li>Jogar já atrapalhou o seu sono, o trabalho ou a família?</li><li>Você já pegou dinheiro emprestado, ou vendeu algo, para jogar?</li></ol>
<h3>Limites, pausas e encerramento</h3>
<ul><li>Em <a href="/member/playLimits">Meus limites</a> você limita depósitos, perdas, apostas e tempo de jogo.</li><li>Em <a href="/member/playPause">Pausa e autoexclusão</a> você para de jogar por uma hora, por anos ou para sempre, sem explicar o motivo.</li><li>Um limite menor vale na hora. Um limite maior só vale depois de um prazo para pensar.</li><li>Uma pausa não pode ser encerrada antes do prazo. Durante a pausa, o dinheiro continua seu e pode ser sacado.</li><li>O histórico de apostas e o extrato mostram quanto você apostou, ganhou e perdeu.</li></ul>
<h3>Onde pedir ajuda</h3>
<ul><li><a href="https://jogadoresanonimos.com.br/">Jogadores Anônimos</a>: grupos gratuitos, presenciais e on-line.</li><li><a href="tel:188">CVV, telefone 188</a>: alguém para conversar, a qualquer hora.</li><li>O SUS atende de graça quem sofre com o jogo. Procure um CAPS na sua cidade.</li></ul>
<h3>Menores de idade</h3>
<p>Só pessoas com {minimumAge} anos ou mais podem jogar. Não deixe a sua sessão aberta em um aparelho que crianças usam, e não compartilhe a sua senha. Encerramos contas de menores.</p>
<p>Veja também os <a href="/terms">termos de uso</a> e a <a href="/help">central de ajuda</a>.</p>`;

const english = `
<p>Playing should be fun. If it isn’t any more, this page shows what you can do today, alone or with help. All of it is free.</p>
<h3>Rules that help</h3>
<ul><li>Decide before you start how much money and time you want to spend, and stop when you get there.</li><li>Never play to win back what you lost. Each round is independent of the one before.</li><li>Don’t play with borrowed money or with the money for your bills.</li><li>Take breaks, and don’t play when you’re tired or sad or have been drinking.</li></ul>
<h3>Take the test</h3>
<p>Answer honestly. A single yes is reason enough to talk to someone.</p>
<ol><li>Do you play for longer, or with more money, than you planned?</li><li>Do you come back the next day to win back what you lost?</li><li>Do you hide from anyone how much you play?</li><li>Has playing ever affected your sleep, your work or your family?</li><li>Have you ever borrowed money, or sold something, to play?</li></ol>
<h3>Limits, breaks and closing your account</h3>
<ul><li>Under <a href="/member/playLimits">My limits</a> you limit deposits, losses, bets and playing time.</li><li>Under <a href="/member/playPause">Break and self-exclusion</a> you stop playing for an hour, for years or for good. You don’t have to give a reason.</li><li>A lower limit applies immediately. A higher one only applies after a waiting period.</li><li>A break can’t be lifted early. Meanwhile, your money is still yours and you can withdraw it.</li><li>The betting record and account record show how much you bet, won and lost.</li></ul>
<h3>Where to find help</h3>
<ul><li><a href="https://jogadoresanonimos.com.br/">Gamblers Anonymous in Brazil</a>: free groups, in person and online.</li><li><a href="tel:188">CVV, phone 188</a>: someone to talk to, at any time.</li><li>Brazil’s public health service treats gambling problems free of charge. Look for a CAPS in your city.</li></ul>
<h3>Minors</h3>
<p>Only people aged {minimumAge} or over may play. Don’t stay signed in on a device that children use, and don’t share your password. We close the accounts of minors.</p>
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
