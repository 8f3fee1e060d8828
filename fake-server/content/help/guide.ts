import type { ContentCategory } from './article.ts';

/** The first steps of someone new, from the registration to the first withdrawal. */
export const guide: ContentCategory = {
  id: 'first-steps',
  title: { PT: 'Primeiros passos', EN: 'First steps' },
  articles: [
    {
      kind: 'guide',
      id: 'register',
      title: { PT: 'Crie a sua conta', EN: 'Create your account' },
      content: {
        PT: '<p>Toque em <a href="/register">Cadastre-se</a> e preencha o formulário. Escolha um nome de usuário e uma senha que só você conheça. Se você tem um código de convite, digite-o no mesmo formulário.</p><p>A conta é pessoal. Para criar a sua, você precisa ter <strong>{minimumAge} anos ou mais</strong>.</p>',
        EN: '<p>Choose <a href="/register">Register</a> and fill in the form. Choose a username, and a password that no one else knows. If you have an invitation code, enter it in the same form.</p><p>Your account is yours alone. You need to be <strong>{minimumAge} or over</strong> to create one.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'verify',
      title: { PT: 'Confirme que é você', EN: 'Confirm it’s you' },
      content: {
        PT: '<p>Resolva o desafio que aparece ao enviar o formulário. Se o cadastro pedir um celular, toque em <strong>Enviar código</strong> e digite o código que chega por SMS.</p><p>Use o seu nome como está no documento, porque é com ele que conferimos os saques.</p>',
        EN: '<p>Solve the challenge that appears when you send the form. If the form asks for a mobile number, choose <strong>Send code</strong> and enter the code we send you by SMS.</p><p>Use your name exactly as it appears on your ID, because we check withdrawals against it.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'deposit',
      title: { PT: 'Faça um depósito', EN: 'Make a deposit' },
      content: {
        PT: '<p>Entre na sua conta e escolha <strong>Depósito</strong>. Escolha a forma de pagamento, digite o valor e siga as instruções na tela. O valor mínimo de cada forma aparece antes de você confirmar.</p><p>Antes do primeiro depósito, decida quanto pode gastar. Se quiser apenas conhecer os jogos, escolha <strong>Jogar grátis</strong>. A conta de teste vem com dinheiro fictício.</p>',
        EN: '<p>Sign in and choose <strong>Deposit</strong>. Choose a way to pay, enter the amount and follow the instructions on the screen. You see the minimum for each way before you confirm.</p><p>Before your first deposit, decide how much you can afford to spend. If you just want to try the games, choose <strong>Play for free</strong>. The trial account comes with play money.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'choose-a-game',
      title: { PT: 'Escolha um jogo', EN: 'Choose a game' },
      content: {
        PT: '<p>Os jogos são divididos em categorias: <a href="/rng">slots</a>, <a href="/live">cassino ao vivo</a>, <a href="/fish">pesca</a>, <a href="/pvp">mesas e cartas</a>, <a href="/sports">esportes</a> e <a href="/esports">e‑sports</a>. Busque pelo nome ou veja um provedor de cada vez.</p><p>Selecione o coração de um jogo para guardá-lo nos seus <a href="/fav">favoritos</a>.</p>',
        EN: '<p>Games are sorted by category: <a href="/rng">slots</a>, <a href="/live">live casino</a>, <a href="/fish">fishing</a>, <a href="/pvp">card rooms</a>, <a href="/sports">sports</a> and <a href="/esports">e‑sports</a>. Search by name or browse one provider at a time.</p><p>Select the heart on a game to add it to your <a href="/fav">favourites</a>.</p>',
      },
    },
    {
      kind: 'guide',
      id: 'withdraw',
      title: { PT: 'Saque o que ganhou', EN: 'Withdraw what you won' },
      content: {
        PT: '<p>Escolha <strong>Saque</strong>. Confira o valor disponível e a conta de destino, que precisa estar no seu nome. Depois, acompanhe o saque. Quando enviarmos o pagamento, diga se ele chegou.</p><p>Se algo não estiver certo, fale com o atendimento antes de confirmar.</p>',
        EN: '<p>Choose <strong>Withdraw</strong>. Check the available amount and the account it goes to, which has to be in your name. Then follow your withdrawal. Once we’ve sent the payment, tell us whether it arrived.</p><p>If something doesn’t look right, contact customer service before you confirm.</p>',
      },
    },
  ],
};
