import type { ContentCategory } from './article.ts';

/** Questions on the account, and on the ways into it. */
export const accountQuestions: readonly ContentCategory[] = [
  {
    id: 'account',
    title: { PT: 'Conta', EN: 'Account' },
    articles: [
      {
        kind: 'question',
        id: 'who-can-register',
        title: { PT: 'Quem pode se cadastrar?', EN: 'Who can register?' },
        content: {
          PT: '<p>Pessoas com <strong>{minimumAge} anos ou mais</strong>. Cada pessoa pode ter uma conta, com os próprios dados. As regras completas estão nos <a href="/help#protocol">termos de uso</a>.</p>',
          EN: '<p>Anyone aged <strong>{minimumAge} or over</strong>. Each person can have one account, with their own details. You can read the full rules in the <a href="/help#protocol">terms of use</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'account-number',
        title: {
          PT: 'Me cadastrei pelo celular. Qual é o meu nome de usuário?',
          EN: 'I registered with my mobile number. What’s my username?',
        },
        content: {
          PT: '<p>No cadastro por celular, criamos um nome de usuário para você e mostramos logo depois. Copie esse nome, porque você também pode entrar com ele. Se criamos também uma senha, ela aparece <strong>somente nesse momento</strong>.</p>',
          EN: '<p>When you register with your mobile number, we create a username for you and show it right afterwards. Copy it, because you can also sign in with it. If we created a password too, we show it <strong>only at that moment</strong>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'invitation-code',
        title: {
          PT: 'Meu código de convite não funciona. E agora?',
          EN: 'My invitation code doesn’t work. What now?',
        },
        content: {
          PT: '<p>Confira as letras e os números com quem convidou você. O código é opcional. Você também pode deixar o campo vazio e continuar. O cadastro só segue depois que você corrigir ou apagar o código.</p>',
          EN: '<p>Check the letters and digits with the person who invited you. The code is optional, so you can also leave the field empty and continue. You can only register once you’ve corrected or removed the code.</p>',
        },
      },
      {
        kind: 'question',
        id: 'trial-account',
        title: { PT: 'O que é a conta de teste?', EN: 'What’s a trial account?' },
        content: {
          PT: '<p>Com <strong>Jogar grátis</strong>, você experimenta os jogos com dinheiro fictício, sem cadastro. Na conta de teste não dá para depositar nem sacar, e os prêmios não valem dinheiro. Para jogar de verdade, <a href="/register">crie uma conta</a>.</p>',
          EN: '<p>With <strong>Play for free</strong> you can try the games with play money, without registering. You can’t deposit or withdraw with a trial account, and its wins aren’t real money. To play for real, <a href="/register">create an account</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'close-account',
        title: { PT: 'Como encerro a minha conta?', EN: 'How do I close my account?' },
        content: {
          PT: '<p>Saque antes o saldo disponível. Depois abra a <a href="/member/securityCenter">central de segurança</a> e toque em <strong>Encerrar a conta</strong>. Você pode mudar de ideia até a data mostrada ali.</p><p>Se o motivo for o próprio jogo, você também pode pedir ao atendimento. Encerramos a conta sem ofertas e sem perguntas.</p>',
          EN: '<p>Withdraw your available balance first. Then open the <a href="/member/securityCenter">security centre</a> and choose <strong>Close account</strong>. You can change your mind until the date shown there.</p><p>If gambling is the reason, you can also ask customer service. We’ll close the account without offers or questions.</p>',
        },
      },
    ],
  },
  {
    id: 'sign-in',
    title: { PT: 'Login e códigos', EN: 'Sign-in and codes' },
    articles: [
      {
        kind: 'question',
        id: 'lost-password',
        title: {
          PT: 'Esqueci a senha. Como recupero o acesso?',
          EN: 'I forgot my password. How do I get back in?',
        },
        content: {
          PT: '<p>Na tela de <a href="/login">login</a>, toque em <strong>Esqueceu a senha?</strong></p><ul><li><strong>Por e-mail:</strong> digite o nome de usuário e o e-mail. Em instantes você recebe um link para escolher outra senha.</li><li><strong>Por celular</strong>, se essa opção aparecer: com um código por SMS, você escolhe a nova senha na hora.</li></ul>',
          EN: '<p>On the <a href="/login">sign-in</a> screen, choose <strong>Forgot your password?</strong></p><ul><li><strong>By email:</strong> enter your username and email. You’ll get a link to choose another password in a moment.</li><li><strong>By mobile</strong>, if it’s offered: with a code by SMS, you choose the new password right away.</li></ul>',
        },
      },
      {
        kind: 'question',
        id: 'code-not-arriving',
        title: { PT: 'O código por SMS não chega', EN: 'The SMS code didn’t arrive' },
        content: {
          PT: '<ol><li>Confira o país e o número.</li><li>Espere a contagem terminar e toque em <strong>Enviar código</strong> outra vez.</li><li>Use o código mais recente, porque ele substitui os anteriores.</li></ol><p>Se você está sem sinal ou com mensagens bloqueadas, entre com o nome de usuário e a senha.</p>',
          EN: '<ol><li>Check the country and the number.</li><li>Wait for the countdown to end and choose <strong>Send code</strong> again.</li><li>Use the latest code, because it replaces the earlier ones.</li></ol><p>If you have no signal or your messages are blocked, sign in with your username and password.</p>',
        },
      },
      {
        kind: 'question',
        id: 'picture-code',
        title: {
          PT: 'Por que preciso digitar o código da imagem?',
          EN: 'Why do I have to enter a picture code?',
        },
        content: {
          PT: '<p>Depois de tentativas de login com dados errados, pedimos o código de uma imagem para que robôs não possam adivinhar senhas. Se não conseguir ler, selecione a imagem para ver outra.</p>',
          EN: '<p>After failed attempts to sign in, we ask for the code in a picture so that bots can’t guess passwords. If you can’t read it, select the picture to get another one.</p>',
        },
      },
      {
        kind: 'question',
        id: 'session-ended',
        title: { PT: 'Por que minha sessão terminou?', EN: 'Why was I signed out?' },
        content: {
          PT: '<p>Depois de <strong>{sessionIdleTime}</strong> sem atividade, encerramos a sessão para que ninguém mais use a sua conta. Antes disso aparece um aviso. Para continuar, toque em <strong>Continuar na conta</strong>.</p>',
          EN: '<p>We sign you out after <strong>{sessionIdleTime}</strong> without activity, so that no one else can use your account. You get a warning first. To continue, choose <strong>Stay signed in</strong>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'password-expired',
        title: {
          PT: 'Por que o site pede uma nova senha?',
          EN: 'Why does the site ask for a new password?',
        },
        content: {
          PT: '<p>Porque a senha atual tem mais de {passwordMaximumTime} ou é uma senha inicial, que você não escolheu. Escolha outra e entre de novo com ela. Seu saldo e seus favoritos não mudam.</p>',
          EN: '<p>Because your current password is more than {passwordMaximumTime} old, or is a first password that you didn’t choose. Choose another and sign in again with it. Your balance and favourites stay the same.</p>',
        },
      },
    ],
  },
];
