import type { ContentArticle, ContentCategory } from './article.ts';

const portuguese = `
<p>Estes termos são o acordo entre você e o site. Ao criar uma conta você os aceita; leia com calma e fale com o atendimento se algo não estiver claro.</p>
<h3>1. Quem pode ter uma conta</h3>
<ol><li>A conta é para pessoas com {minimumAge} anos ou mais, com capacidade legal para contratar.</li><li>O acesso só é permitido de lugares onde este tipo de jogo é legal. Regiões bloqueadas recebem um aviso em vez do site.</li><li>Cada pessoa tem uma única conta, aberta com os próprios dados. Contas em nome de outra pessoa são encerradas.</li></ol>
<h3>2. Cadastro e identidade</h3>
<ol><li>Os dados do cadastro precisam ser verdadeiros, completos e atuais.</li><li>Podemos pedir documentos para confirmar a identidade, a idade ou a origem de um pagamento. Enquanto a conferência durar, saques podem ficar em espera.</li></ol>
<h3>3. Segurança da conta</h3>
<ol><li>Senhas e códigos são pessoais. Nunca os pedimos por telefone, e-mail ou chat.</li><li>Avise o atendimento imediatamente se suspeitar que outra pessoa usou a sua conta.</li><li>Por segurança, a sessão termina depois de {sessionIdleTime} sem uso.</li></ol>
<h3>4. Depósitos</h3>
<ol><li>Deposite somente de contas e meios de pagamento que são seus.</li><li>O saldo serve para jogar. Ele não rende juros e não pode ser passado a terceiros fora das formas que o site oferece.</li></ol>
<h3>5. Saques</h3>
<ol><li>Saques são pagos a uma conta no nome do titular.</li><li>Depois do envio, pedimos que você confirme o recebimento. Sem resposta dentro do prazo mostrado no pedido, ele é considerado recebido.</li><li>Um pedido pode ser recusado se houver dados incorretos, regras de bônus em aberto ou suspeita de fraude. O motivo é sempre informado.</li></ol>
<h3>6. Bônus e promoções</h3>
<ol><li>Cada promoção tem regras próprias, publicadas junto com ela, e elas valem acima das regras gerais.</li><li>Usar várias contas, combinar apostas ou abusar de uma promoção por outro meio faz perder o bônus e o que se ganhou com ele.</li></ol>
<h3>7. Jogos e apostas</h3>
<ol><li>Uma aposta vale quando o servidor a registra. O registro do servidor decide em caso de dúvida.</li><li>Se a conexão cair, a rodada termina no servidor e o resultado é creditado.</li><li>Em caso de falha evidente de um jogo, as apostas afetadas são anuladas e devolvidas.</li><li>Programas que jogam sozinhos não são permitidos.</li></ol>
<h3>8. Jogo responsável</h3>
<ol><li>Jogar é diversão, nunca uma forma de ganhar a vida ou de recuperar perdas.</li><li>A seu pedido, limitamos, pausamos ou encerramos a sua conta. Uma pausa não é desfeita antes do fim do prazo.</li></ol>
<h3>9. Bloqueio e encerramento</h3>
<ol><li>Podemos bloquear uma conta que viole estes termos ou a lei. O saldo legítimo continua sendo seu.</li><li>Você pode encerrar a sua conta a qualquer momento na central de segurança.</li></ol>
<h3>10. Dados pessoais</h3>
<ol><li>Usamos os seus dados para manter a conta, processar pagamentos, evitar fraudes e cumprir a lei.</li><li>Você pode pedir acesso, correção ou exclusão dos seus dados, nos limites da lei.</li></ol>
<h3>11. Mudanças e reclamações</h3>
<ol><li>Mudanças nestes termos são anunciadas no site antes de valer.</li><li>Reclamações começam pelo atendimento. Guarde a data, o jogo ou o número do pedido: isso acelera a resposta.</li></ol>`;

const english = `
<p>These terms are the agreement between you and the site. You accept them by creating an account; take your time to read them, and talk to customer service if something is not clear.</p>
<h3>1. Who may have an account</h3>
<ol><li>Accounts are for people aged {minimumAge} or over who may enter into contracts.</li><li>Access is only allowed from places where this kind of gaming is legal. Blocked regions see a notice instead of the site.</li><li>Each person has one account, opened with their own details. Accounts in somebody else’s name are closed.</li></ol>
<h3>2. Registration and identity</h3>
<ol><li>The details of a registration have to be true, complete and up to date.</li><li>We may ask for documents to confirm identity, age or where a payment came from. Withdrawals may have to wait while we check.</li></ol>
<h3>3. Safety of the account</h3>
<ol><li>Passwords and codes are personal. We never ask for them by phone, email or chat.</li><li>Tell customer service at once if you suspect that somebody else has used your account.</li><li>For your safety, a session ends after {sessionIdleTime} without use.</li></ol>
<h3>4. Deposits</h3>
<ol><li>Deposit only from accounts and means of payment that are yours.</li><li>The balance is there to play with. It bears no interest and cannot be passed on to others except in the ways that the site offers.</li></ol>
<h3>5. Withdrawals</h3>
<ol><li>Withdrawals are paid to an account in the name of the account holder.</li><li>After a payment was sent, we ask you to confirm that it arrived. Without an answer within the time shown with the request, it counts as received.</li><li>A request can be refused because of wrong details, open bonus rules or suspected fraud. You are always told the reason.</li></ol>
<h3>6. Bonuses and promotions</h3>
<ol><li>Every promotion has rules of its own, published with it, which take precedence over the general ones.</li><li>Using several accounts, matching bets or abusing a promotion in any other way forfeits the bonus and what was won with it.</li></ol>
<h3>7. Games and bets</h3>
<ol><li>A bet counts once the server has recorded it. In case of doubt, the record of the server decides.</li><li>If the connection is lost, the round ends on the server and its result is credited.</li><li>Where a game clearly failed, the bets concerned are void and returned.</li><li>Programs that play by themselves are not allowed.</li></ol>
<h3>8. Responsible gambling</h3>
<ol><li>Playing is fun, and never a way to earn a living or to win back losses.</li><li>At your request we limit, pause or close your account. A pause is not lifted before its time is over.</li></ol>
<h3>9. Blocking and closing</h3>
<ol><li>We may block an account that breaks these terms or the law. A balance that is rightfully yours remains yours.</li><li>You may close your account at any time in the security centre.</li></ol>
<h3>10. Personal data</h3>
<ol><li>We use your data to keep your account, process payments, prevent fraud and comply with the law.</li><li>You may ask to see, correct or delete your data, within the limits of the law.</li></ol>
<h3>11. Changes and complaints</h3>
<ol><li>Changes to these terms are announced on the site before they come into force.</li><li>Complaints start with customer service. Keep the date, the game or the number of the request: it speeds up the answer.</li></ol>`;

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
