import type { League, Sport } from './sports.types.ts';

const basketball: Sport = {
  code: 'basketball',
  scoring: 'points',
  minutes: 40,
  pause: 15,
  line: 163.5,
  goals: 82,
  spread: 0.18,
};
const tennis: Sport = {
  code: 'tennis',
  scoring: 'sets',
  minutes: 105,
  pause: 5,
  line: 2.5,
  goals: 3,
  spread: 0.8,
};
const volleyball: Sport = {
  code: 'volleyball',
  scoring: 'sets',
  minutes: 110,
  pause: 10,
  line: 3.5,
  goals: 5,
  spread: 0.6,
};
/** Amateur boxing: three rounds, each with a winner. */
const boxing: Sport = {
  code: 'boxing',
  scoring: 'sets',
  minutes: 11,
  pause: 1,
  line: 2.5,
  goals: 3,
  spread: 0.8,
};

/** Leagues of sports without draws. Their teams and people are invented. */
export const otherLeagues: readonly League[] = [
  {
    code: 'cesta',
    discipline: 'sports',
    sport: basketball,
    name: { pt: 'Liga da Cesta', en: 'Hoop League' },
    teams: [
      'Ginástico Ipê',
      'Torres do Leste',
      'Rio Claro BC',
      'Garças',
      'Aço Paulista',
      'Leões do Porto',
    ],
    kickOffs: [20, 540, 840, 1_080, 1_230, 1_350],
  },
  {
    code: 'aberto',
    discipline: 'sports',
    sport: tennis,
    name: { pt: 'Aberto do Planalto', en: 'Highland Open' },
    teams: [
      'L. Valverde',
      'M. Okada',
      'P. Serrano',
      'R. Lindqvist',
      'T. Amaral',
      'J. Novotny',
      'C. Bastos',
      'D. Marchetti',
    ],
    kickOffs: [0, 420, 660, 810, 960, 1_100, 1_240, 1_380],
  },
  {
    code: 'bloqueio',
    discipline: 'sports',
    sport: volleyball,
    name: { pt: 'Superliga do Bloqueio', en: 'Block Super League' },
    teams: ['Vôlei Aurora', 'Praia Norte', 'Minas do Sul', 'Saque Novo', 'Rede Alta', 'Bahia Set'],
    kickOffs: [90, 600, 870, 1_020, 1_170, 1_320],
  },
  {
    code: 'ringue',
    discipline: 'sports',
    sport: boxing,
    name: { pt: 'Noite do Ringue', en: 'Ring Night' },
    teams: [
      'Davi Rocha',
      'Ivo Sampaio',
      'Ken Duarte',
      'Léo Barreto',
      'Otto Freire',
      'Raul Pacheco',
      'Saulo Brito',
      'Tito Moura',
    ],
    kickOffs: [45, 750, 1_065, 1_155, 1_185, 1_215, 1_275, 1_305],
  },
];
