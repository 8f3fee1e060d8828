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
  other:
    'Obrigada pela mensagem. Esta é uma demonstração: aqui nenhum atendente lê o que se escreve.',
  about: (number) => `Sobre o número ${number}: `,
  topics: [
    ['O site está fechado', 'Estamos em manutenção. A página volta sozinha assim que terminar.'],
    [
      'Não consigo entrar',
      'Confira usuário e senha. Depois de uma falha, digite também os números da imagem.',
    ],
    [
      'O código não chegou',
      'Espere a contagem terminar e peça outro. Confira também o número do celular.',
    ],
    [
      'O jogo não abre',
      'O provedor pode estar fora do ar. Tente de novo ou escolha outro jogo; seu saldo está seguro.',
    ],
  ],
  room: {
    title: 'Bate-papo',
    placeholder: 'Escreva para todos',
    unreachable: 'O bate-papo não responde. Feche e abra de novo.',
    tooFast: 'Espere um segundo antes da próxima mensagem.',
  },
};

/** @type {Texts} */
const english = {
  title: 'Customer service',
  vipTitle: 'VIP customer service',
  state: 'Demonstration, automatic answers',
  placeholder: 'Write your message',
  send: 'Send',
  greeting: 'Hello! I am Aurora. How can I help?',
  greetingTo: (name) => `Hello, ${name}! I am Aurora. How can I help?`,
  writing: 'Aurora is writing…',
  other: 'Thank you for your message. This is a demonstration: nobody reads here what is written.',
  about: (number) => `About number ${number}: `,
  topics: [
    [
      'The site is closed',
      'We are under maintenance. The page comes back by itself as soon as it is over.',
    ],
    [
      'I cannot sign in',
      'Check user name and password. After a failure, enter the digits of the picture too.',
    ],
    [
      'The code did not arrive',
      'Wait for the countdown and ask for another. Check the mobile number, too.',
    ],
    [
      'The game does not open',
      'The vendor may be down. Try again or choose another game; your balance is safe.',
    ],
  ],
  room: {
    title: 'Chat room',
    placeholder: 'Write to the room',
    unreachable: 'The room does not answer. Close it and open it again.',
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
