import type { ContentArticle } from '../article.ts';

const portuguese = `
<p>Esta página diz quais dados temos, para que servem, por quanto tempo ficam e o que você pode exigir.</p>
<h3>Quem responde pelos dados</h3>
<p>A operadora do site, indicada na página da <a href="/licence">licença</a>. O encarregado de dados é acionado pelo atendimento.</p>
<h3>Quais dados, e para quê</h3>
<ul><li><strong>Cadastro</strong> (nome de usuário, telefone, e-mail, documento): para abrir e proteger a conta, e para conferir a idade.</li><li><strong>Pagamentos</strong> (chaves e contas cadastradas, depósitos e saques): para pagar, e porque a lei exige o registro.</li><li><strong>Jogo</strong> (apostas, resultados, promoções): para calcular o saldo, resolver dúvidas e reconhecer sinais de jogo problemático.</li><li><strong>Acesso</strong> (data, endereço IP, tipo de aparelho): para evitar fraudes e saber se o acesso é permitido na sua região.</li><li><strong>Atendimento</strong> (o que você nos escreve): para responder.</li></ul>
<p>Não vendemos dados. Senhas e códigos nunca são guardados de forma legível.</p>
<h3>O que fica no seu aparelho</h3>
<ul><li><strong>Necessário</strong>: a sessão, o idioma, o tema e escolhas como o modo leve. Sem isso o site não funciona, e por isso não pedimos permissão.</li><li><strong>Estatística de visitas</strong>: só com a sua permissão. Ela conta quais páginas são vistas, sem o seu nome, a sua conta ou o resto do endereço. Você muda a escolha no fim desta página.</li></ul>
<h3>Com quem compartilhamos</h3>
<ul><li>Provedores de jogos, para que a rodada aconteça: recebem um código da sessão, não o seu nome.</li><li>Instituições de pagamento, para depósitos e saques.</li><li>Autoridades, quando a lei obriga.</li></ul>
<h3>Por quanto tempo</h3>
<p>Enquanto a conta existir. Depois disso, registros de pagamentos e apostas ficam pelo prazo que a lei manda, e o resto é apagado.</p>
<h3>Os seus direitos</h3>
<ul><li>Ver os seus dados, corrigi-los e receber uma cópia.</li><li>Pedir que sejam apagados, nos limites da lei.</li><li>Revogar uma permissão a qualquer momento.</li><li>Reclamar à autoridade de proteção de dados.</li></ul>
<p>Na <a href="/member/securityCenter">central de segurança</a>, toque em <strong>Pedir meus dados</strong> para receber uma cópia. Para o resto, fale com o atendimento: respondemos no prazo da lei.</p>`;

const english = `
<p>This page says which data we have, what they are for, how long they stay and what you can demand.</p>
<h3>Who answers for the data</h3>
<p>The operator of the site, named on the page of the <a href="/licence">licence</a>. You reach the data protection officer through customer service.</p>
<h3>Which data, and what for</h3>
<ul><li><strong>Registration</strong> (user name, phone, email, document): to open and protect the account, and to check your age.</li><li><strong>Payments</strong> (registered keys and accounts, deposits and withdrawals): to pay, and because the law asks for records.</li><li><strong>Play</strong> (bets, results, promotions): to calculate the balance, to settle questions and to recognise signs of problem gambling.</li><li><strong>Access</strong> (date, IP address, kind of device): to prevent fraud and to know whether access is allowed in your region.</li><li><strong>Customer service</strong> (what you write to us): to answer you.</li></ul>
<p>We do not sell data. Passwords and codes are never kept in a readable form.</p>
<h3>What stays on your device</h3>
<ul><li><strong>Necessary</strong>: the session, the language, the theme and choices such as the light mode. The site does not work without them, so we do not ask.</li><li><strong>Visit statistics</strong>: only with your permission. They count which pages are seen, without your name, your account or the rest of the address. You change the choice at the end of this page.</li></ul>
<h3>Whom we share with</h3>
<ul><li>Providers of games, so that the round can take place: they get a code of the session, not your name.</li><li>Payment institutions, for deposits and withdrawals.</li><li>Authorities, where the law demands it.</li></ul>
<h3>How long</h3>
<p>As long as the account exists. After that, records of payments and bets stay for the time that the law demands, and the rest is deleted.</p>
<h3>Your rights</h3>
<ul><li>To see your data, to correct them and to get a copy.</li><li>To ask for their deletion, within the limits of the law.</li><li>To withdraw a permission at any time.</li><li>To complain to the data protection authority.</li></ul>
<p>In the <a href="/member/securityCenter">security centre</a>, press <strong>Ask for my data</strong> to get a copy. For anything else, contact customer service: we answer within the time that the law sets.</p>`;

/** What the site knows of people, and what they can demand (S5). */
export const privacy: ContentArticle = {
  kind: 'policy',
  id: 'privacy',
  version: '1.0',
  inForceForDays: 45,
  title: { PT: 'Privacidade', EN: 'Privacy' },
  content: { PT: portuguese.trim(), EN: english.trim() },
};
