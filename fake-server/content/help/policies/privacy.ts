import type { ContentArticle } from '../article.ts';

const portuguese = `
<p>Esta página mostra quais dados temos, para que servem, por quanto tempo guardamos e quais são os seus direitos.</p>
<h3>Quem é responsável pelos seus dados</h3>
<p>A operadora do site, indicada na página da <a href="/licence">licença</a>. Para falar com o encarregado de dados, use o atendimento.</p>
<h3>Quais dados, e para quê</h3>
<ul><li><strong>Cadastro</strong> (nome de usuário, telefone, e-mail, documento): para criar e proteger a conta, e para conferir a idade.</li><li><strong>Pagamentos</strong> (chaves e contas cadastradas, depósitos e saques): para pagar, e porque a lei exige o registro.</li><li><strong>Jogo</strong> (apostas, resultados, promoções): para calcular o saldo, resolver dúvidas e reconhecer sinais de jogo problemático.</li><li><strong>Acesso</strong> (data, endereço IP, tipo de aparelho): para evitar fraudes e saber se o acesso é permitido na sua região.</li><li><strong>Atendimento</strong> (o que você nos escreve): para responder.</li></ul>
<p>Não vendemos dados. Senhas e códigos nunca são guardados de forma legível.</p>
<h3>O que fica no seu aparelho</h3>
<ul><li><strong>Necessário</strong>: a sessão, o idioma, o tema e escolhas como o modo leve. O site não funciona sem isso. Por isso, não pedimos permissão.</li><li><strong>Estatística de visitas</strong>: só com a sua permissão. Ela conta quais páginas são vistas, sem o seu nome, a sua conta ou o resto do endereço. Você pode mudar a escolha no fim desta página.</li></ul>
<h3>Com quem compartilhamos</h3>
<ul><li>Provedores de jogos, para a rodada acontecer. Eles recebem um código da sessão, não o seu nome.</li><li>Instituições de pagamento, para depósitos e saques.</li><li>Autoridades, quando a lei obriga.</li></ul>
<h3>Por quanto tempo guardamos</h3>
<p>Enquanto a conta existir. Depois disso, registros de pagamentos e apostas ficam pelo prazo que a lei exige, e o resto é apagado.</p>
<h3>Os seus direitos</h3>
<ul><li>Ver os seus dados, corrigi-los e receber uma cópia.</li><li>Pedir que sejam apagados, nos limites da lei.</li><li>Revogar uma permissão a qualquer momento.</li><li>Reclamar à autoridade de proteção de dados.</li></ul>
<p>Na <a href="/member/securityCenter">central de segurança</a>, toque em <strong>Solicitar meus dados</strong> para receber uma cópia. Para o resto, fale com o atendimento. Respondemos no prazo da lei.</p>`;

const english = `
<p>This page explains what data we have, what it is for, how long we keep it and what your rights are.</p>
<h3>Who is responsible for your data</h3>
<p>The operator of the site, named on the <a href="/licence">licence page</a>. You can reach the data protection officer through customer service.</p>
<h3>What data we use, and why</h3>
<ul><li><strong>Registration</strong> (username, phone, email, document): to create and protect the account, and to check your age.</li><li><strong>Payments</strong> (registered keys and accounts, deposits and withdrawals): to make payments, and because the law requires records.</li><li><strong>Play</strong> (bets, results, promotions): to calculate your balance, answer questions and recognise signs of problem gambling.</li><li><strong>Access</strong> (date, IP address, type of device): to prevent fraud and to know whether access is allowed in your region.</li><li><strong>Customer service</strong> (what you write to us): to answer you.</li></ul>
<p>We do not sell data. Passwords and codes are never kept in a readable form.</p>
<h3>What stays on your device</h3>
<ul><li><strong>Necessary</strong>: the session, the language, the theme and choices such as light mode. The site does not work without them, so we do not ask.</li><li><strong>Visit statistics</strong>: only with your permission. They count which pages are viewed, without your name, your account or the rest of the address. You can change your choice at the end of this page.</li></ul>
<h3>Who we share data with</h3>
<ul><li>Game providers, so that the round can take place. They get a session code, not your name.</li><li>Payment institutions, for deposits and withdrawals.</li><li>Authorities, where the law requires it.</li></ul>
<h3>How long we keep data</h3>
<p>As long as the account exists. After that, we keep records of payments and bets for as long as the law requires, and delete the rest.</p>
<h3>Your rights</h3>
<ul><li>To see your data, correct it and get a copy.</li><li>To ask us to delete it, within the limits of the law.</li><li>To withdraw a permission at any time.</li><li>To complain to the data protection authority.</li></ul>
<p>In the <a href="/member/securityCenter">security centre</a>, choose <strong>Request my data</strong> to get a copy. For anything else, contact customer service. We answer within the time set by law.</p>`;

/** What the site knows about people, and what their rights are (S5). */
export const privacy: ContentArticle = {
  kind: 'policy',
  id: 'privacy',
  version: '1.0',
  inForceForDays: 45,
  title: { PT: 'Privacidade', EN: 'Privacy' },
  content: { PT: portuguese.trim(), EN: english.trim() },
};
