/**
 * @typedef {typeof english} Texts
 */

const english = {
  lang: 'en',
  title: 'Verify that you are a person',
  instruction: 'Slide the piece into the gap.',
  keys: 'Arrow keys move it, Enter confirms.',
  slider: 'Position of the piece',
  /** @param {number} left @param {number} maximum */
  position: (left, maximum) => `${left} of ${maximum}`,
  picture: 'Landscape with a gap in the shape of a puzzle piece',
  refresh: 'Another picture',
  close: 'Close',
  loading: 'Loading…',
  checking: 'Checking…',
  solved: 'Verified',
  missed: 'Not quite. Try again.',
  replaced: 'Not quite. Here is another picture.',
  expired: 'That picture has expired. Here is another one.',
  broken: 'The verification could not be loaded.',
  retry: 'Try again',
  button: 'Click to verify',
  buttonSolved: 'Verification complete',
};

/** @type {Texts} */
const portuguese = {
  lang: 'pt-BR',
  title: 'Confirme que você é uma pessoa',
  instruction: 'Arraste a peça até o encaixe.',
  keys: 'As setas movem, Enter confirma.',
  slider: 'Posição da peça',
  position: (left, maximum) => `${left} de ${maximum}`,
  picture: 'Paisagem com um encaixe em forma de peça de quebra-cabeça',
  refresh: 'Outra imagem',
  close: 'Fechar',
  loading: 'Carregando…',
  checking: 'Verificando…',
  solved: 'Verificado',
  missed: 'Quase lá. Tente de novo.',
  replaced: 'Quase lá. Aqui está outra imagem.',
  expired: 'Essa imagem expirou. Aqui está outra.',
  broken: 'Não foi possível carregar a verificação.',
  retry: 'Tentar de novo',
  button: 'Clique para verificar',
  buttonSolved: 'Verificação concluída',
};

/**
 * The texts of a language; English where the vendor does not have it.
 *
 * @param {string} language code of the vendor (`por`, `eng`) or a language tag
 * @returns {Texts}
 */
export function textsFor(language) {
  return /^(por|pt)(-|$)/i.test(language) ? portuguese : english;
}
