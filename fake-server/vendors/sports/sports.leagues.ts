import { otherLeagues } from './sports.other-leagues.ts';
import type { League, Sport } from './sports.types.ts';

/** Sports of goals. */
const goalScoring = { scoring: 'goals', spread: 1 } as const;
const football: Sport = {
  ...goalScoring,
  code: 'football',
  minutes: 90,
  pause: 15,
  line: 2.5,
  goals: 1.35,
};
const futsal: Sport = {
  ...goalScoring,
  code: 'futsal',
  minutes: 40,
  pause: 10,
  line: 5.5,
  goals: 2.8,
};
const hockey: Sport = {
  ...goalScoring,
  code: 'hockey',
  minutes: 60,
  pause: 20,
  line: 5.5,
  goals: 2.9,
};
const efootball: Sport = {
  ...goalScoring,
  code: 'efootball',
  minutes: 12,
  pause: 1,
  line: 4.5,
  goals: 2.3,
};

/** Kick-offs around the clock, for all pairs of a league at the same time. */
const every = (minutes: number, first: number, pairs: number) =>
  Array.from({ length: Math.floor(1_440 / minutes) * pairs }, (_, slot) => {
    return first + Math.floor(slot / pairs) * minutes;
  });

/** The leagues of both sportsbooks. Their teams are invented. */
export const leagues: readonly League[] = [
  {
    code: 'litoral',
    discipline: 'sports',
    sport: football,
    name: { pt: 'Copa do Litoral', en: 'Coastal Cup' },
    teams: [
      'Porto Areia',
      'Maré Alta FC',
      'Farol da Barra',
      'Recife Azul',
      'Dunas EC',
      'Ilha Verde',
      'Coqueiral',
      'Baía Norte',
      'Ponta Negra AC',
      'Estrela do Cais',
    ],
    kickOffs: [840, 1_020, 1_080, 1_260, 1_335],
  },
  {
    code: 'serra',
    discipline: 'sports',
    sport: football,
    name: { pt: 'Liga da Serra', en: 'Highland League' },
    teams: [
      'Atlético Pinheiral',
      'Vale Frio',
      'União do Planalto',
      'Pedra Branca',
      'Araucária SC',
      'Campo Largo do Sul',
      'Neblina FC',
      'Cascata',
    ],
    kickOffs: [780, 960, 1_140, 1_380],
  },
  {
    code: 'northern',
    discipline: 'sports',
    sport: football,
    name: { pt: 'Divisão do Norte', en: 'Northern Division' },
    teams: [
      'Ashford Rovers',
      'Kelby Town',
      'Marsh End',
      'Harrow Mills',
      'Stonebridge City',
      'Wexcombe',
      'Old Quay',
      'Dunmoor Athletic',
    ],
    kickOffs: [690, 720, 900, 1_200],
  },
  {
    code: 'quadra',
    discipline: 'sports',
    sport: futsal,
    name: { pt: 'Futsal Metropolitano', en: 'Metropolitan Futsal' },
    teams: ['Vila Sol', 'Ginásio Central', 'Operários', 'Bom Retiro', 'Tijolo', 'Quadra Onze'],
    kickOffs: [30, 300, 570, 1_110, 1_320],
  },
  {
    code: 'ice',
    discipline: 'sports',
    sport: hockey,
    name: { pt: 'Liga do Gelo', en: 'Ice League' },
    teams: ['Polar Kings', 'Granite Bears', 'Silver Lake', 'Frostholm', 'Iron Caps', 'North Pier'],
    kickOffs: [60, 150, 480, 1_050, 1_410],
  },
  ...otherLeagues,
  {
    code: 'earena',
    discipline: 'esports',
    sport: efootball,
    name: { pt: 'Arena Virtual', en: 'Virtual Arena' },
    teams: [
      'Raposa (kaue10)',
      'Trovão (lisboa)',
      'Condor (mica)',
      'Lobo (zeta)',
      'Onça (ravi)',
      'Jacaré (nox)',
    ],
    kickOffs: every(15, 0, 3),
  },
  {
    code: 'epro',
    discipline: 'esports',
    sport: efootball,
    name: { pt: 'Pro Pixel', en: 'Pixel Pro' },
    teams: [
      'Neon (sato)',
      'Vector (quill)',
      'Cobalt (arlo)',
      'Pulse (wren)',
      'Ember (juno)',
      'Quartz (mars)',
    ],
    kickOffs: every(15, 7, 3),
  },
];
