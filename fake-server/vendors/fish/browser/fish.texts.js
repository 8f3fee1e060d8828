/**
 * @import { Creature } from '../fish.types.ts'
 * @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts
 */

export const english = {
  rules: 'Rules and payouts',
  pays: 'What a catch pays',
  targets: 'Targets',
  creatures: {
    sardine: 'Sardine',
    clownfish: 'Clownfish',
    angelfish: 'Angelfish',
    jellyfish: 'Jellyfish',
    turtle: 'Turtle',
    octopus: 'Octopus',
    shark: 'Shark',
    dragon: 'Sea dragon',
  },
  /** @param {number} multiple */
  times: (multiple) => `${multiple}×`,
  /** @param {string} name @param {string} times @param {string} chance */
  prey: (name, times, chance) => `${name}: pays ${times}, chance ${chance}`,
  ready: 'Choose a target to shoot at.',
  /** @param {string} prey what it is and pays */
  shootAt: (prey) => `Shoot at ${prey}`,
  shoot: 'Shoot',
  shooting: 'Shooting',
  burst: 'Shots',
  /** @param {number} count */
  shots: (count) => (count === 1 ? '1 shot' : `${count} shots`),
  /** @param {Creature} name */
  caught: (name) => `${english.creatures[name]}: caught`,
  /** @param {Creature} name */
  away: (name) => `${english.creatures[name]}: got away`,
  /** @param {string} rate */
  summary: (rate) => `Return to player ${rate} on every target`,
  /** @param {string} rate @param {string} low @param {string} high */
  howText: (rate, low, high) => [
    'Choose your bet per shot and a target, or shoot again at the same one. A catch pays your bet times the target’s multiplier. If you miss, you lose the bet.',
    `From ${low} to ${high} per shot. The chance of a catch is ${rate} divided by the target’s multiplier, so every target returns the same over very many shots: ${rate}.`,
    'Each shot is independent. Targets never get weaker, and none is due.',
    'You can fire several shots in a row, each with its own bet, until the first catch. You can stop them at any time.',
    'The server decides the shot when you fire. If the connection drops, the shot is kept and you’ll see the result when you come back.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e pagamentos',
  pays: 'Quanto cada captura paga',
  targets: 'Alvos',
  creatures: {
    sardine: 'Sardinha',
    clownfish: 'Peixe-palhaço',
    angelfish: 'Peixe-anjo',
    jellyfish: 'Água-viva',
    turtle: 'Tartaruga',
    octopus: 'Polvo',
    shark: 'Tubarão',
    dragon: 'Dragão do mar',
  },
  times: (multiple) => `${multiple}×`,
  prey: (name, times, chance) => `${name}: paga ${times}, chance ${chance}`,
  ready: 'Escolha um alvo para atirar.',
  shootAt: (prey) => `Atirar em ${prey}`,
  shoot: 'Atirar',
  shooting: 'Atirando',
  burst: 'Tiros',
  shots: (count) => (count === 1 ? '1 tiro' : `${count} tiros`),
  caught: (name) => `${portuguese.creatures[name]}: pegou`,
  away: (name) => `${portuguese.creatures[name]}: escapou`,
  summary: (rate) => `Retorno ao jogador ${rate} em todos os alvos`,
  howText: (rate, low, high) => [
    'Escolha o valor de cada tiro e um alvo, ou atire de novo no mesmo. A captura paga a aposta vezes o multiplicador do alvo. Se você errar, perde a aposta.',
    `De ${low} a ${high} por tiro. A chance de captura é ${rate} dividido pelo multiplicador do alvo. Por isso, todos os alvos retornam o mesmo ao longo de muitos tiros: ${rate}.`,
    'Cada tiro é independente. Nenhum alvo enfraquece e nenhum está para cair.',
    'Você pode dar vários tiros seguidos, cada um com sua aposta, até a primeira captura. Dá para parar a qualquer momento.',
    'O servidor decide o tiro quando você atira. Se a conexão cair, o tiro fica guardado e você vê o resultado ao voltar.',
  ],
};
