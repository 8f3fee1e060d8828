import type { Announcement } from '#contract/entities/content.ts';
import type { Words } from './words.ts';

/** An announcement of the seeded world, this many hours before its first day. */
export interface ContentAnnouncement {
  readonly id: string;
  readonly type: Announcement['type'];
  readonly hoursAgo: number;
  /** Only for signed-in people. */
  readonly membersOnly?: true;
  /** Title and content may contain figures of the site. */
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** An announcement of one paragraph. */
const brief = (
  id: string,
  type: Announcement['type'],
  hoursAgo: number,
  [titlePT, titleEN]: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
): ContentAnnouncement => ({
  id,
  type,
  hoursAgo,
  title: { PT: titlePT, EN: titleEN },
  content: { PT: `<p>${textPT}</p>`, EN: `<p>${textEN}</p>` },
});

/** Announcements of each type. */
export const allAnnouncements: readonly ContentAnnouncement[] = [
  {
    id: 'pix-faster',
    type: 'B',
    hoursAgo: 4,
    title: { PT: 'Pix ainda mais rápido', EN: 'Pix even faster' },
    content: {
      PT: '<p>Os pagamentos por <strong>Pix</strong> agora são confirmados em segundos.</p>',
      EN: '<p>Payments by <strong>Pix</strong> are now confirmed within seconds.</p>',
    },
  },
  {
    id: 'new-originals',
    type: 'PL',
    hoursAgo: 26,
    title: { PT: 'Novos originais da casa', EN: 'New house originals' },
    content: {
      PT: '<p>Chegaram jogos novos à coleção <em>Originais Aurora</em>. <a href="/inhouse">Veja todos</a>.</p>',
      EN: '<p>New games have joined the <em>Aurora Originals</em> collection. <a href="/inhouse">See them all</a>.</p>',
    },
  },
  {
    id: 'welcome-popup',
    type: 'PU',
    hoursAgo: 48,
    title: { PT: 'Jogue com responsabilidade', EN: 'Play responsibly' },
    content: {
      PT: '<p>Antes de começar, decida quanto pode gastar. Jogar é diversão, não renda.</p>',
      EN: '<p>Before you start, decide how much you can afford to spend. Playing is for fun, not income.</p>',
    },
  },
  {
    id: 'slots-race-starts',
    type: 'PR',
    hoursAgo: 70,
    title: { PT: 'A corrida dos slots começou', EN: 'The slots race is on' },
    content: {
      PT: '<p>Some pontos a cada rodada da missão e acompanhe o ranking da semana.</p>',
      EN: '<p>Earn points with every round of the mission and follow this week’s leaderboard.</p>',
    },
  },
  {
    id: 'how-to-start',
    type: 'H',
    hoursAgo: 200,
    title: { PT: 'Como começar', EN: 'How to get started' },
    content: {
      PT: '<p>Crie sua conta, escolha um jogo e confira as regras antes da primeira aposta.</p>',
      EN: '<p>Create your account, choose a game and read its rules before your first bet.</p>',
    },
  },
  {
    id: 'popup-app',
    type: 'PU',
    hoursAgo: 30,
    title: { PT: 'O app da Aurora chegou', EN: 'The Aurora app is here' },
    content: {
      PT: '<p>Leve seus jogos no bolso. <a href="/download">Veja como instalar</a>.</p>',
      EN: '<p>Take your games with you. <a href="/download">See how to install it</a>.</p>',
    },
  },
  {
    id: 'payment-hours',
    type: 'B',
    hoursAgo: 90,
    title: { PT: 'Prazos de pagamento nos feriados', EN: 'Payment times on public holidays' },
    content: {
      PT: '<h2>Nos feriados</h2><p>O atendimento funciona <strong>24 horas</strong>. Os prazos dos saques são estes:</p><table><thead><tr><th>Etapa</th><th>Prazo</th></tr></thead><tbody><tr><td>Análise</td><td>até {reviewTime}</td></tr><tr><td>Pagamento</td><td>até {paymentTime}</td></tr></tbody></table><h3>O que você pode fazer</h3><ul><li>Confira seus dados antes de pedir o saque.</li><li>Se precisar, fale com o atendimento.</li></ul>',
      EN: '<h2>On public holidays</h2><p>Customer service is open <strong>24 hours</strong>. Withdrawals take this long:</p><table><thead><tr><th>Step</th><th>Time</th></tr></thead><tbody><tr><td>Review</td><td>up to {reviewTime}</td></tr><tr><td>Payment</td><td>up to {paymentTime}</td></tr></tbody></table><h3>What you can do</h3><ul><li>Check your details before you request a withdrawal.</li><li>Contact customer service if you need help.</li></ul>',
    },
  },
  {
    ...brief(
      'members-table',
      'PL',
      18,
      ['Pontos a cada aposta', 'Points for every bet'],
      [
        'Troque seus pontos por recompensas ou por saldo na <a href="/pointMall">loja de pontos</a>.',
        'Redeem your points for rewards or convert them to money in the <a href="/pointMall">points mall</a>.',
      ],
    ),
    membersOnly: true,
  },
  brief(
    'fish-night',
    'PR',
    110,
    ['Noite da pesca', 'Fishing night'],
    [
      'Da sardinha ao dragão do mar: quanto mais raro o alvo, maior o prêmio.',
      'From sardines to sea dragons: the rarer the target, the bigger the prize.',
    ],
  ),
  brief(
    'live-studio',
    'PL',
    130,
    ['Mesas ao vivo, dia e noite', 'Live tables, day and night'],
    [
      'Roleta e bacará a qualquer hora, no <a href="/live">cassino ao vivo</a>.',
      'Roulette and baccarat at any time, in the <a href="/live">live casino</a>.',
    ],
  ),
  brief(
    'security-tips',
    'H',
    150,
    ['Proteja sua conta', 'Protect your account'],
    [
      'Nunca pedimos sua senha por telefone, e-mail ou redes sociais.',
      'We never ask for your password by phone, email or social media.',
    ],
  ),
  brief(
    'weekend-cashback',
    'PR',
    170,
    ['Cashback ao vivo', 'Live cashback'],
    [
      'Jogou nesta temporada? Peça o seu cashback na página de <a href="/promotions">promoções</a>.',
      'Played this season? Request your cashback on the <a href="/promotions">promotions</a> page.',
    ],
  ),
  brief(
    'new-vendor',
    'PL',
    190,
    ['Um novo provedor na casa', 'A new provider has joined us'],
    [
      'Os jogos dele já estão na página de <a href="/rng">slots</a>.',
      'Its games are on the <a href="/rng">slots</a> page.',
    ],
  ),
  brief(
    'maintenance-window',
    'B',
    220,
    ['Manutenção programada', 'Planned maintenance'],
    [
      'Às terças-feiras, das 4h às 5h, alguns jogos podem ficar em manutenção.',
      'On Tuesdays from 04:00 to 05:00, some games may be under maintenance.',
    ],
  ),
  brief(
    'sports-season',
    'PL',
    240,
    ['A temporada começou', 'The season has started'],
    [
      'Veja todas as partidas da rodada na página de <a href="/sports">esportes</a>.',
      'See every match of the round on the <a href="/sports">sports</a> page.',
    ],
  ),
  brief(
    'deposit-limits',
    'H',
    260,
    ['Como definir limites', 'How to set limits'],
    [
      'Peça ao atendimento um limite de depósito diário, semanal ou mensal.',
      'Ask customer service for a daily, weekly or monthly deposit limit.',
    ],
  ),
  brief(
    'table-tournament',
    'PR',
    280,
    ['Missões e ranking', 'Missions and leaderboard'],
    [
      'Participe de uma missão, some pontos e suba no ranking da semana.',
      'Join a mission, earn points and climb this week’s leaderboard.',
    ],
  ),
  brief(
    'terms-updated',
    'B',
    300,
    ['Termos de uso atualizados', 'Terms of use updated'],
    [
      'Leia os <a href="/terms">termos de uso</a> antes de continuar.',
      'Read the <a href="/terms">terms of use</a> before you continue.',
    ],
  ),
  brief(
    'esports-finals',
    'PL',
    320,
    ['Finais de e‑sports', 'E‑sports finals'],
    [
      'Acompanhe as partidas ao vivo na página de <a href="/esports">e‑sports</a>.',
      'Follow the matches live on the <a href="/esports">e‑sports</a> page.',
    ],
  ),
  brief(
    'support-hours',
    'H',
    340,
    ['Atendimento 24 horas', 'Customer service around the clock'],
    ['Fale com a gente a qualquer hora, todos os dias.', 'Contact us at any time, any day.'],
  ),
];
