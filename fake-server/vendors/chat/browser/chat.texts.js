/**
 * @typedef {object} Texts
 * @property {string} title
 * @property {string} vipTitle
 * @property {string} state
 * @property {string} placeholder
 * @property {string} send
 * @property {string} greeting
 * @property {(name: string) => string} greetingTo
 * @property {string} writing
 * @property {string} other what is answered to words of one's own
 * @property {(number: string) => string} about how a question about a payment begins
 * @property {readonly (readonly [topic: string, answer: string])[]} topics
 * @property {{ title: string, placeholder: string, unreachable: string, tooFast: string }} room
 */

/** @type {Texts} */
const portuguese = {
  title: 'Atendimento',
  vipTitle: 'Atendimento VIP',
  state: 'Demonstração, respostas automáticas',
  placeholder: 'Escreva sua mensagem',
  send: 'Enviar',
  greeting: 'Olá! Sou a Aurora. Como posso ajudar?',
  greetingTo: (name) => `Olá, ${name}! Sou a Aurora. Como posso ajudar?`,
  writing: 'Aurora está escrevendo…',
  other: 'Recebemos a mensagem. Esta é uma demonstração: ninguém lê o que você escreve aqui.',
  about: (number) => `Sobre o número ${number}: `,
  topics: [
    [
      'O site está fechado',
      'Estamos em manutenção. A página volta sozinha quando a manutenção terminar.',
    ],
    [
      'Não consigo entrar',
      'Confira o nome de usuário e a senha. Depois de um erro, digite também os números da imagem.',
    ],
    [
      'O código não chegou',
      'Espere a contagem terminar e peça outro código. Confira também o número do celular.',
    ],
    [
      'O jogo não abre',
      'O provedor pode estar fora do ar. Tente de novo ou escolha outro jogo. Seu saldo está seguro.',
    ],
  ],
  room: {
    title: 'Bate-papo',
    placeholder: 'Escreva para todos',
    unreachable: 'Não foi possível conectar ao bate-papo. Feche e abra de novo.',
    tooFast: 'Espere um segundo antes da próxima mensagem.',
  },
};

/** @type {Texts} */
const english = {
  title: 'Customer service',
  vipTitle: 'VIP customer service',
  state: 'Demo, automatic replies',
  placeholder: 'Write your message',
  send: 'Send',
  greeting: 'Hello! I’m Aurora. How can I help?',
  greetingTo: (name) => `Hello, ${name}! I’m Aurora. How can I help?`,
  writing: 'Aurora is writing…',
  other: 'We have your message. This is a demo: no one reads what you write here.',
  about: (number) => `About number ${number}: `,
  topics: [
    [
      'The site is closed',
      'We’re under maintenance. The page comes back on its own when we’re done.',
    ],
    [
      'I can’t sign in',
      'Check your username and password. After a failed try, also enter the digits in the picture.',
    ],
    [
      'The code didn’t arrive',
      'Wait for the countdown to end, then ask for another code. Check the mobile number too.',
    ],
    [
      'The game doesn’t open',
      'The provider may be down. Try again or choose another game. Your balance is safe.',
    ],
  ],
  room: {
    title: 'Chat room',
    placeholder: 'Write to the room',
    unreachable: 'We couldn’t connect to the room. Close it and open it again.',
    tooFast: 'Wait a second before the next message.',
  },
};

/**
 * The texts of a language.
 *
 * @param {string} language
 * @returns {Texts}
 */
export function textsOf(language) {
  return language === 'en' ? english : portuguese;
}
