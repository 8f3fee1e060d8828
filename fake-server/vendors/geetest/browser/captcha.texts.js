/**
 * @typedef {typeof english} Texts
 */

const english = {
  lang: 'en',
  title: 'Confirm you’re human',
  instruction: 'Slide the piece into the gap.',
  keys: 'Use the arrow keys to move it and Enter to confirm.',
  slider: 'Position of the piece',
  /** @param {number} left @param {number} maximum */
  position: (left, maximum) => `${left} of ${maximum}`,
  picture: 'Landscape with a gap in the shape of a puzzle piece',
  pictures: {
    refresh: 'Another picture',
    replaced: 'Not quite. Here is another picture.',
    expired: 'That picture has expired. Here is another one.',
  },
  sounds: {
    refresh: 'Another sound',
    replaced: 'Not quite. Here is another sound.',
    expired: 'That sound has expired. Here is another one.',
  },
  listen: 'Listen instead',
  look: 'Back to the picture',
  play: 'Play the sound',
  beeps: 'You’ll hear three groups of beeps. Enter how many beeps each group has, such as 2 4 1.',
  count: 'Beeps in each group',
  countAll: 'Enter three numbers, one for each group.',
  send: 'Confirm',
  close: 'Close',
  loading: 'Loading…',
  checking: 'Checking…',
  solved: 'Verified',
  missed: 'Not quite. Try again.',
  broken: 'We couldn’t load the verification.',
  retry: 'Try again',
  button: 'Verify',
  buttonSolved: 'Verification complete',
};

/** @type {Texts} */
const portuguese = {
  lang: 'pt-BR',
  title: 'Confirme que você é uma pessoa',
  instruction: 'Arraste a peça até o encaixe.',
  keys: 'Use as setas para mover e Enter para confirmar.',
  slider: 'Posição da peça',
  position: (left, maximum) => `${left} de ${maximum}`,
  picture: 'Paisagem com um encaixe em forma de peça de quebra-cabeça',
  pictures: {
    refresh: 'Outra imagem',
    replaced: 'Quase lá. Aqui está outra imagem.',
    expired: 'Essa imagem expirou. Aqui está outra.',
  },
  sounds: {
    refresh: 'Outro som',
    replaced: 'Quase lá. Aqui está outro som.',
    expired: 'Esse som expirou. Aqui está outro.',
  },
  listen: 'Ouvir em vez de ver',
  look: 'Voltar à imagem',
  play: 'Tocar o som',
  beeps:
    'Você vai ouvir três grupos de bipes. Digite quantos bipes cada grupo tem, por exemplo 2 4 1.',
  count: 'Bipes de cada grupo',
  countAll: 'Digite três números, um para cada grupo.',
  send: 'Confirmar',
  close: 'Fechar',
  loading: 'Carregando…',
  checking: 'Verificando…',
  solved: 'Verificado',
  missed: 'Quase lá. Tente de novo.',
  broken: 'Não foi possível carregar a verificação.',
  retry: 'Tentar de novo',
  button: 'Verificar',
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
