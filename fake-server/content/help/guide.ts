import type { ContentCategory } from './article.ts';

/** The first steps of somebody new, from the registration to the first withdrawal. */
export const guide: ContentCategory = {
  id: 'first-steps',
  title: { PT: 'Primeiros passos', EN: 'First steps' },
  articles: [
    {
      kind: 'guide',
      id: 'register',
      title: { PT: 'Crie a sua conta', EN: 'Create your account' },
      content: {
        PT: '<p>Toque em <a href="/register">Cadastre-se</a> e preencha o formulário. Escolha um nome de usuário e uma senha que só você conheça. Se você tem um código de convite, informe-o no mesmo formulário.</p><p>A conta é pessoal e só pode ser aberta por quem tem <strong>{minimumAge} anos ou mais</strong>.</p>',
        EN: '<p>Press <a href="/register">Register</a> and fill in the form. Choose a username and a password that nobody else knows. If you have an invitation code, enter it in the same form.</p><p>An account is personal and only open to people aged <strong>{minimumAge} or over</strong>.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'verify',
      title: { PT: 'Confirme que é você', EN: 'Confirm that it is you' },
      content: {
        PT: '<p>Resolva o desafio que aparece ao enviar o formulário. Quando o cadastro pede um celular com código, toque em <strong>Enviar código</strong> e digite o número que chega por SMS.</p><p>Use o seu nome como está no documento: é com ele que os saques são conferidos.</p>',
        EN: '<p>Solve the challenge that appears when you send the form. Where the registration asks for a mobile number with a code, press <strong>Send code</strong> and type the number that arrives by SMS.</p><p>Use your name as it stands on your identity document: withdrawals are checked against it.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'deposit',
      title: { PT: 'Faça um depósito', EN: 'Make a deposit' },
      content: {
        PT: '<p>Entre na sua conta e escolha <strong>Depósito</strong>. Selecione a forma de pagamento, informe o valor e siga as instruções na tela. O valor mínimo de cada forma aparece antes de você confirmar.</p><p>Antes do primeiro depósito, decida quanto pode gastar. Se quiser apenas conhecer os jogos, use <strong>Jogar grátis</strong>: a conta de teste vem com dinheiro fictício.</p>',
        EN: '<p>Sign in and choose <strong>Deposit</strong>. Pick a way to pay, enter the amount and follow the instructions on the screen. The smallest amount of each way is shown before you confirm.</p><p>Before your first deposit, decide how much you can afford to spend. If you only want to get to know the games, use <strong>Play for free</strong>: the trial account comes with play money.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'choose-a-game',
      title: { PT: 'Escolha um jogo', EN: 'Choose a game' },
      content: {
        PT: '<p>Os jogos estão em categorias: <a href="/rng">slots</a>, <a href="/live">cassino ao vivo</a>, <a href="/fish">pesca</a>, <a href="/pvp">mesas e cartas</a>, <a href="/sports">esportes</a> e <a href="/esports">e-sports</a>. Procure pelo nome ou veja um provedor de cada vez.</p><p>Toque no coração para guardar um jogo nos seus <a href="/fav">favoritos</a>.</p>',
        EN: '<p>Games come in categories: <a href="/rng">slots</a>, <a href="/live">live casino</a>, <a href="/fish">fishing</a>, <a href="/pvp">tables and cards</a>, <a href="/sports">sports</a> and <a href="/esports">e-sports</a>. Search by name or look at one provider at a time.</p><p>Press the heart to keep a game among your <a href="/fav">favourites</a>.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'withdraw',
      title: { PT: 'Saque o que ganhou', EN: 'Withdraw what you won' },
      content: {
        PT: '<p>Escolha <strong>Saque</strong>, confira o valor disponível e a conta de destino, que precisa estar no seu nome. Depois, acompanhe o pedido: quando o pagamento for enviado, confirme se recebeu.</p><p>Se algo não conferir, fale com o atendimento antes de confirmar.</p>',
        EN: '<p>Choose <strong>Withdraw</strong>, check the amount that is available and the account it goes to, which has to be in your own name. Then follow your request: once the payment has been sent, confirm that you received it.</p><p>If something does not look right, talk to customer service before you confirm.</p>',
      },
    },
  ],
};
