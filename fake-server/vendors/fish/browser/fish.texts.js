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
  ready: 'Press a target to shoot at it.',
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
    'Choose the stake of a shot and press a target, or shoot again at the same one. A catch pays the stake times the multiple of the target; a miss loses the stake.',
    `From ${low} to ${high} a shot. A target of m is caught with a chance of ${rate} divided by m, so that every target returns the same: ${rate}, over very many shots.`,
    'Each shot is independent of the ones before: no target gets weaker, and none is due.',
    'Several shots follow one another, each with its own stake, until the first catch. A press ends them.',
    'A shot is decided by the server when you fire. If the connection is lost, it is kept and you see it when you come back.',
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
  ready: 'Toque num alvo para atirar nele.',
  shootAt: (prey) => `Atirar em ${prey}`,
  shoot: 'Atirar',
  shooting: 'Atirando',
  burst: 'Tiros',
  shots: (count) => (count === 1 ? '1 tiro' : `${count} tiros`),
  caught: (name) => `${portuguese.creatures[name]}: pegou`,
  away: (name) => `${portuguese.creatures[name]}: escapou`,
  summary: (rate) => `Retorno ao jogador ${rate} em todos os alvos`,
  howText: (rate, low, high) => [
    'Escolha a aposta de um tiro e toque num alvo, ou atire de novo no mesmo. A captura paga a aposta vezes o multiplicador do alvo; quem erra perde a aposta.',
    `De ${low} a ${high} por tiro. Um alvo de m é capturado com chance de ${rate} dividido por m: todos os alvos retornam o mesmo, ${rate}, ao longo de muitos tiros.`,
    'Cada tiro é independente dos anteriores: nenhum alvo enfraquece e nenhum está para cair.',
    'Vários tiros seguem um após o outro, cada um com sua aposta, até a primeira captura. Um toque os encerra.',
    'O tiro é decidido pelo servidor quando você atira. Se a conexão cair, ele fica guardado e você o vê quando voltar.',
  ],
};
