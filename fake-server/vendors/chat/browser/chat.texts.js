/**
 * @typedef {object} Texts
 * @property {string} title
 * @property {string} state
 * @property {string} placeholder
 * @property {string} send
 * @property {string} greeting
 * @property {string} writing
 * @property {string} other what is answered to words of one's own
 * @property {readonly (readonly [topic: string, answer: string])[]} topics
 */

/** @type {Texts} */
const portuguese = {
  title: 'Atendimento',
  state: 'Demonstração, respostas automáticas',
  placeholder: 'Escreva sua mensagem',
  send: 'Enviar',
  greeting: 'Olá! Sou a Aurora. Como posso ajudar?',
  writing: 'Aurora está escrevendo…',
  other:
    'Obrigada pela mensagem. Esta é uma demonstração: aqui nenhum atendente lê o que se escreve.',
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
};

/** @type {Texts} */
const english = {
  title: 'Customer service',
  state: 'Demonstration, automatic answers',
  placeholder: 'Write your message',
  send: 'Send',
  greeting: 'Hello! I am Aurora. How can I help?',
  writing: 'Aurora is writing…',
  other: 'Thank you for your message. This is a demonstration: nobody reads here what is written.',
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
};

/** The texts of the page's language. */
export const texts = document.documentElement.lang === 'en' ? english : portuguese;
