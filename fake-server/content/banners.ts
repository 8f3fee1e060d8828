import type { Banner, BannerGroup } from '#contract/entities/content.ts';
import type { BannerKind } from './artwork/index.ts';
import type { Words } from './words.ts';

/** A banner of the seeded world. */
export interface ContentBanner {
  readonly id: string;
  readonly group: BannerGroup;
  readonly kind: BannerKind;
  readonly linkageType: Banner['linkageType'];
  readonly linkage: string | null;
  /** Title and text may name figures of the site, and of the promotion that the banner leads to. */
  readonly title: Words;
  readonly text: Words;
  /** Label of its button, if it leads somewhere. */
  readonly action?: Words;
  /** The line below the button: the conditions of a bonus, or who may play. */
  readonly terms?: 'bonus' | 'play';
  /** The line while the site gives no registration bonus. */
  readonly withoutBonus?: Pick<ContentBanner, 'title' | 'text' | 'terms'>;
}

/** The line about who may play, and what a bonus asks for; the figures are the site's (G6). */
export const bannerTerms: Readonly<Record<'bonus' | 'play', Words>> = {
  bonus: {
    PT: '{minimumAge}+. Para sacar o bônus, aposte {times} o valor em {wageringTime}.',
    EN: '{minimumAge}+. To withdraw the bonus, bet it {times} within {wageringTime}.',
  },
  play: {
    PT: '{minimumAge}+. Jogue com responsabilidade.',
    EN: '{minimumAge}+. Please play responsibly.',
  },
};

/** Banners of every page that has some. */
export const allBanners: readonly ContentBanner[] = [
  {
    id: 'home-welcome',
    group: 'w_home',
    kind: 'welcome',
    linkageType: 'page',
    linkage: '/register',
    title: {
      PT: 'Sua noite começa com {registrationBonus}',
      EN: 'Your night starts with {registrationBonus}',
    },
    text: {
      PT: 'Crie sua conta e receba o bônus na hora.',
      EN: 'Create your account and get the bonus right away.',
    },
    action: { PT: 'Criar conta grátis', EN: 'Create free account' },
    terms: 'bonus',
    withoutBonus: {
      title: { PT: 'Sua noite começa aqui', EN: 'Your night starts here' },
      text: {
        PT: 'Crie sua conta e conheça os jogos da casa.',
        EN: 'Create your account and discover our games.',
      },
      terms: 'play',
    },
  },
  {
    id: 'home-slots',
    group: 'w_home',
    kind: 'slots',
    linkageType: 'page',
    linkage: '/rng',
    title: { PT: 'Slots para todo gosto', EN: 'Slots for every taste' },
    text: { PT: 'Clássicos, novidades e originais.', EN: 'Classics, new releases and originals.' },
    action: { PT: 'Ver os slots', EN: 'See the slots' },
    terms: 'play',
  },
  {
    id: 'home-live',
    group: 'w_home',
    kind: 'live',
    linkageType: 'page',
    linkage: '/live',
    title: { PT: 'Mesas ao vivo, dia e noite', EN: 'Live tables, day and night' },
    text: { PT: 'Roleta e bacará.', EN: 'Roulette and baccarat.' },
    action: { PT: 'Entrar nas mesas', EN: 'Go to the tables' },
    terms: 'play',
  },
  {
    id: 'rng',
    group: 'w_rng',
    kind: 'slots',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Gire do seu jeito', EN: 'Spin your way' },
    text: { PT: 'Apostas baixas, prêmios altos.', EN: 'Small bets, big prizes.' },
  },
  {
    id: 'live',
    group: 'w_live',
    kind: 'live',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Puxe uma cadeira', EN: 'Take a seat' },
    text: { PT: 'Crupiês de verdade, mesas abertas.', EN: 'Real dealers, open tables.' },
  },
  {
    id: 'fish',
    group: 'w_fish',
    kind: 'fish',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Lance a rede', EN: 'Cast the net' },
    text: { PT: 'Grandes peixes, grandes prêmios.', EN: 'Big fish, big prizes.' },
  },
  {
    id: 'pvp',
    group: 'w_pvp',
    kind: 'cards',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Cartas na mesa', EN: 'Your deal' },
    text: { PT: 'Poker de três cartas com a mesa cheia.', EN: 'Three-card poker at a full table.' },
  },
  {
    id: 'sports',
    group: 'w_sports',
    kind: 'sports',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'O jogo é agora', EN: 'The match is now' },
    text: { PT: 'Futebol e muito mais.', EN: 'Football and much more.' },
  },
  {
    id: 'esports',
    group: 'w_esports',
    kind: 'esports',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Arena aberta', EN: 'The arena is open' },
    text: { PT: 'As maiores ligas de e‑sports.', EN: 'The biggest e‑sports leagues.' },
  },
  {
    id: 'inhouse',
    group: 'w_inhouse',
    kind: 'inhouse',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Originais Aurora', EN: 'Aurora Originals' },
    text: { PT: 'Feitos por nós, só aqui.', EN: 'Made by us, only here.' },
  },
  {
    id: 'register',
    group: 'w_reg',
    kind: 'register',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Boas-vindas à Aurora', EN: 'Welcome to Aurora' },
    text: { PT: 'Sua conta em um minuto.', EN: 'Your account in a minute.' },
  },
  {
    id: 'promotions-ticket',
    group: 'w_promo',
    kind: 'lottery',
    linkageType: 'promotion',
    linkage: 'golden-ticket',
    title: { PT: 'Seu bilhete dourado', EN: 'Your golden ticket' },
    text: { PT: '{prizePool} em prêmios no sorteio.', EN: '{prizePool} in prizes in the raffle.' },
    action: { PT: 'Pegar o bilhete', EN: 'Get a ticket' },
    terms: 'play',
  },
  {
    id: 'promotions-race',
    group: 'w_promo',
    kind: 'slots',
    linkageType: 'promotion',
    linkage: 'slots-race',
    title: { PT: 'Corrida dos slots', EN: 'Slots race' },
    text: { PT: '{rounds} rodadas até o bônus.', EN: '{rounds} rounds to the bonus.' },
    action: { PT: 'Ver a missão', EN: 'See the mission' },
    terms: 'play',
  },
  {
    id: 'points',
    group: 'w_points',
    kind: 'points',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Cada aposta vale pontos', EN: 'Every bet earns points' },
    text: {
      PT: 'Troque por recompensas. Eles nunca expiram.',
      EN: 'Redeem them for rewards. They never expire.',
    },
  },
  {
    id: 'elott',
    group: 'w_elott',
    kind: 'lottery',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Números da sorte', EN: 'Lucky numbers' },
    text: { PT: 'Sorteios de hora em hora.', EN: 'Draws every hour.' },
  },
  {
    id: 'down',
    group: 'w_down',
    kind: 'app',
    linkageType: 'none',
    linkage: null,
    title: { PT: 'Aurora no bolso', EN: 'Aurora in your pocket' },
    text: { PT: 'O app é leve e rápido.', EN: 'The app is light and fast.' },
  },
  {
    id: 'help',
    group: 'w_help',
    kind: 'help',
    linkageType: 'external',
    linkage: 'https://jogadoresanonimos.com.br/',
    title: { PT: 'Jogue com calma', EN: 'Take it easy' },
    text: { PT: 'Ajuda gratuita para quem precisa.', EN: 'Free help for anyone who needs it.' },
    action: { PT: 'Conhecer a ajuda', EN: 'Find help' },
  },
];
