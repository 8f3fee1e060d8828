import type { ContentArticle, ContentCategory } from './article.ts';

const portuguese = `
<p>Estes termos são o acordo entre você e o site. Ao criar uma conta, você os aceita. Leia com calma e fale com o atendimento se algo não estiver claro.</p>
<h3>1. Quem pode ter uma conta</h3>
<ol><li>A conta é para pessoas com {minimumAge} anos ou mais, com capacidade legal para contratar.</li><li>O acesso só é permitido de lugares onde este tipo de jogo é legal. Regiões bloqueadas recebem um aviso em vez do site.</li><li>Cada pessoa tem uma única conta, criada com os próprios dados. Contas em nome de outra pessoa são encerradas.</li></ol>
<h3>2. Cadastro e identidade</h3>
<ol><li>Os dados do cadastro precisam ser verdadeiros, completos e atuais.</li><li>Podemos pedir documentos para confirmar a identidade, a idade ou a origem de um pagamento. Enquanto a conferência durar, saques podem ficar em espera.</li></ol>
<h3>3. Segurança da conta</h3>
<ol><li>Senhas e códigos são pessoais. Nunca os pedimos por telefone, e-mail ou chat.</li><li>Avise o atendimento na hora se suspeitar que outra pessoa usou a sua conta.</li><li>Por segurança, a sessão termina depois de {sessionIdleTime} sem atividade.</li></ol>
<h3>4. Depósitos</h3>
<ol><li>Deposite somente de contas e cartões que são seus.</li><li>O saldo serve para jogar. Ele não rende juros e não pode ser passado a terceiros fora das formas que o site oferece.</li></ol>
<h3>5. Saques</h3>
<ol><li>Saques são pagos a uma conta no nome do titular.</li><li>Depois do envio, pedimos que você confirme o recebimento. Sem resposta no prazo mostrado no pedido, o pagamento é considerado recebido.</li><li>Um pedido pode ser recusado se houver dados incorretos, rollover a cumprir ou suspeita de fraude. Sempre informamos o motivo.</li></ol>
<h3>6. Bônus e promoções</h3>
<ol><li>Cada promoção tem regras próprias, publicadas com ela, que prevalecem sobre as gerais.</li><li>Usar várias contas, combinar apostas ou abusar de uma promoção por outro meio leva à perda do bônus e dos prêmios obtidos com ele.</li></ol>
<h3>7. Jogos e apostas</h3>
<ol><li>Uma aposta vale quando o servidor a registra. Em caso de dúvida, vale o registro do servidor.</li><li>Se a conexão cair, a rodada termina no servidor e o resultado é creditado.</li><li>Em caso de falha evidente de um jogo, as apostas afetadas são anuladas e devolvidas.</li><li>Programas que jogam automaticamente não são permitidos.</li></ol>
<h3>8. Jogo responsável</h3>
<ol><li>Jogar é diversão, nunca uma forma de ganhar a vida ou de recuperar perdas.</li><li>A seu pedido, limitamos, pausamos ou encerramos a sua conta. Uma pausa não pode ser encerrada antes do prazo.</li></ol>
<h3>9. Bloqueio e encerramento</h3>
<ol><li>Podemos bloquear uma conta que viole estes termos ou a lei. O saldo legítimo continua sendo seu.</li><li>Você pode encerrar a sua conta a qualquer momento na central de segurança.</li></ol>
<h3>10. Dados pessoais</h3>
<ol><li>Usamos os seus dados para manter a conta, processar pagamentos, evitar fraudes e cumprir a lei.</li><li>Você pode pedir acesso, correção ou exclusão dos seus dados, nos limites da lei.</li></ol>
<h3>11. Mudanças e reclamações</h3>
<ol><li>Mudanças nestes termos são anunciadas no site antes de valer.</li><li>Reclamações começam pelo atendimento. Tenha em mãos a data, o jogo ou o número do pedido para receber a resposta mais rápido.</li></ol>`;

const english = `
<p>These terms are the agreement between you and the site. You accept them by creating an account. Take your time to read them, and contact customer service if something is not clear.</p>
<h3>1. Who may have an account</h3>
<ol><li>Accounts are for people aged {minimumAge} or over who may enter into contracts.</li><li>Access is only allowed from places where this kind of gaming is legal. Blocked regions see a notice instead of the site.</li><li>Each person has one account, created with their own details. Accounts in someone else’s name are closed.</li></ol>
<h3>2. Registration and identity</h3>
<ol><li>Registration details must be true, complete and up to date.</li><li>We may ask for documents to confirm your identity, your age or the source of a payment. Withdrawals may be on hold while we check.</li></ol>
<h3>3. Account security</h3>
<ol><li>Passwords and codes are personal. We never ask for them by phone, email or chat.</li><li>Contact customer service right away if you suspect that someone else has used your account.</li><li>For your safety, your session ends after {sessionIdleTime} without activity.</li></ol>
<h3>4. Deposits</h3>
<ol><li>Deposit only from bank accounts and cards that are yours.</li><li>The balance is for playing. It bears no interest and cannot be passed on to others except in the ways that the site offers.</li></ol>
<h3>5. Withdrawals</h3>
<ol><li>Withdrawals are paid to an account in the name of the account holder.</li><li>After sending a payment, we ask you to confirm that it arrived. If you do not answer within the time shown with the request, it is treated as received.</li><li>A request can be refused because of wrong details, unfinished wagering or suspected fraud. We always tell you the reason.</li></ol>
<h3>6. Bonuses and promotions</h3>
<ol><li>Every promotion has its own rules, published with it, which take precedence over the general ones.</li><li>If you use several accounts, place opposing bets or abuse a promotion in any other way, you lose the bonus and what was won with it.</li></ol>
<h3>7. Games and bets</h3>
<ol><li>A bet is valid once the server has recorded it. In case of doubt, the server’s record is final.</li><li>If the connection drops, the round ends on the server and its result is credited.</li><li>If a game clearly fails, the affected bets are void and returned.</li><li>Programs that play automatically are not allowed.</li></ol>
<h3>8. Safer play</h3>
<ol><li>Playing is for fun. It is never a way to earn a living or to win back losses.</li><li>At your request, we limit, pause or close your account. A break cannot be lifted early.</li></ol>
<h3>9. Blocking and closing</h3>
<ol><li>We may block an account that breaks these terms or the law. Any balance that is rightfully yours remains yours.</li><li>You may close your account at any time in the security centre.</li></ol>
<h3>10. Personal data</h3>
<ol><li>We use your data to run your account, process payments, prevent fraud and comply with the law.</li><li>You may ask to see, correct or delete your data, within the limits of the law.</li></ol>
<h3>11. Changes and complaints</h3>
<ol><li>Changes to these terms are announced on the site before they come into force.</li><li>Complaints start with customer service. Have the date, the game or the request number ready to get an answer faster.</li></ol>`;

/** The terms of use, which people accept when they register (A1). */
export const termsOfUse = {
  kind: 'protocol',
  id: 'user-protocol',
  version: '1.2',
  inForceForDays: 45,
  title: { PT: 'Termos de uso', EN: 'Terms of use' },
  content: { PT: portuguese.trim(), EN: english.trim() },
} as const satisfies ContentArticle;

export const protocol: ContentCategory = {
  id: 'agreement',
  title: { PT: 'Acordo', EN: 'Agreement' },
  articles: [termsOfUse],
};
