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
      PT: '<p>Doze jogos novos chegaram à coleção <em>Originais Aurora</em>.</p>',
      EN: '<p>Twelve new games have joined the <em>Aurora Originals</em> collection.</p>',
    },
  },
  {
    id: 'welcome-popup',
    type: 'PU',
    hoursAgo: 48,
    title: { PT: 'Jogue com responsabilidade', EN: 'Play responsibly' },
    content: {
      PT: '<p>Decida quanto pode gastar antes de começar. Jogar é diversão, não renda.</p>',
      EN: '<p>Decide how much you can spend before you start. Playing is fun, not income.</p>',
    },
  },
  {
    id: 'slots-race-starts',
    type: 'PR',
    hoursAgo: 70,
    title: { PT: 'A corrida dos slots começou', EN: 'The slots race has begun' },
    content: {
      PT: '<p>Some pontos a cada rodada e acompanhe o placar.</p>',
      EN: '<p>Collect points with every round and watch the board.</p>',
    },
  },
  {
    id: 'how-to-start',
    type: 'H',
    hoursAgo: 200,
    title: { PT: 'Como começar', EN: 'How to start' },
    content: {
      PT: '<p>Crie sua conta, escolha um jogo e confira as regras antes da primeira aposta.</p>',
      EN: '<p>Create your account, choose a game and read its rules before the first stake.</p>',
    },
  },
  {
    id: 'popup-app',
    type: 'PU',
    hoursAgo: 30,
    title: { PT: 'O app da Aurora chegou', EN: 'The Aurora app is here' },
    content: {
      PT: '<p>Leve seus jogos no bolso. <a href="/download">Veja como instalar</a>.</p>',
      EN: '<p>Take your games along. <a href="/download">See how to install it</a>.</p>',
    },
  },
  {
    id: 'payment-hours',
    type: 'B',
    hoursAgo: 90,
    title: { PT: 'Horários de pagamento no feriado', EN: 'Payment hours on the holiday' },
    content: {
      PT: '<h2>Durante o feriado</h2><p>O atendimento continua <strong>24 horas</strong>. Os saques seguem esta tabela:</p><table><thead><tr><th>Etapa</th><th>Prazo</th></tr></thead><tbody><tr><td>Análise</td><td>até {reviewTime}</td></tr><tr><td>Pagamento</td><td>até {paymentTime}</td></tr></tbody></table><h3>O que você pode fazer</h3><ul><li>Conferir seus dados antes de pedir</li><li>Falar com o atendimento</li></ul>',
      EN: '<h2>During the holiday</h2><p>The service stays open <strong>24 hours</strong>. Withdrawals follow this table:</p><table><thead><tr><th>Step</th><th>Time</th></tr></thead><tbody><tr><td>Review</td><td>up to {reviewTime}</td></tr><tr><td>Payment</td><td>up to {paymentTime}</td></tr></tbody></table><h3>What you can do</h3><ul><li>Check your details before you ask</li><li>Talk to the service</li></ul>',
    },
  },
  {
    ...brief(
      'members-table',
      'PL',
      18,
      ['Mesas reservadas para membros', 'Tables reserved for members'],
      [
        'Duas mesas de roleta abrem só para quem já é da casa, todas as noites às 20h.',
        'Two roulette tables open for members only, every night at 8 p.m.',
      ],
    ),
    membersOnly: true,
  },
  brief(
    'fish-night',
    'PR',
    110,
    ['Noite da pesca', 'Fishing night'],
    ['Prêmios em dobro nos jogos de pesca.', 'Double prizes in the fishing games.'],
  ),
  brief(
    'live-studio',
    'PL',
    130,
    ['Novo estúdio ao vivo', 'A new live studio'],
    [
      'Crupiês em português, direto de São Paulo.',
      'Dealers in Portuguese, straight from São Paulo.',
    ],
  ),
  brief(
    'security-tips',
    'H',
    150,
    ['Proteja sua conta', 'Protect your account'],
    [
      'Nunca pedimos sua senha por telefone, e-mail ou redes sociais.',
      'We never ask for your password by phone, mail or social media.',
    ],
  ),
  brief(
    'weekend-cashback',
    'PR',
    170,
    ['Cashback de fim de semana', 'Weekend cashback'],
    [
      'Parte do que você jogou volta na segunda-feira.',
      'Part of what you played comes back on Monday.',
    ],
  ),
  brief(
    'new-vendor',
    'PL',
    190,
    ['Um novo provedor na casa', 'A new vendor in the house'],
    ['Trinta jogos de slots chegaram hoje.', 'Thirty slot games arrived today.'],
  ),
  brief(
    'maintenance-window',
    'B',
    220,
    ['Manutenção programada', 'Planned maintenance'],
    [
      'Na terça-feira, das 4h às 5h, alguns jogos ficam fora do ar.',
      'On Tuesday from 4 to 5 a.m. some games are out of service.',
    ],
  ),
  brief(
    'sports-season',
    'PL',
    240,
    ['A temporada começou', 'The season has begun'],
    [
      'Todos os jogos da rodada na página de esportes.',
      'Every match of the round on the sports page.',
    ],
  ),
  brief(
    'deposit-limits',
    'H',
    260,
    ['Como definir limites', 'How to set limits'],
    [
      'Peça ao atendimento um limite de depósito por dia, por semana ou por mês.',
      'Ask customer service for a deposit limit a day, a week or a month.',
    ],
  ),
  brief(
    'table-tournament',
    'PR',
    280,
    ['Torneio de mesas', 'Table tournament'],
    ['Inscrições abertas até domingo.', 'Registration is open until Sunday.'],
  ),
  brief(
    'terms-updated',
    'B',
    300,
    ['Termos de uso atualizados', 'Terms of use updated'],
    ['Leia o que mudou antes de continuar.', 'Read what has changed before you go on.'],
  ),
  brief(
    'esports-finals',
    'PL',
    320,
    ['Finais de e-sports', 'E-sports finals'],
    ['Acompanhe as finais ao vivo neste sábado.', 'Follow the finals live this Saturday.'],
  ),
  brief(
    'support-hours',
    'H',
    340,
    ['Atendimento 24 horas', 'Service around the clock'],
    ['Fale conosco a qualquer hora, todos os dias.', 'Talk to us at any hour, every day.'],
  ),
];
