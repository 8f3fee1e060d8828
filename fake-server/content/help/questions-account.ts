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
          PT: '<p>Pessoas com <strong>{minimumAge} anos ou mais</strong>, uma conta por pessoa, com os próprios dados. As regras completas estão nos <a href="/help#protocol">termos de uso</a>.</p>',
          EN: '<p>People aged <strong>{minimumAge} or over</strong>, one account each, with their own details. The full rules are in the <a href="/help#protocol">terms of use</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'account-number',
        title: {
          PT: 'Cadastrei-me pelo celular. O que é o número da conta?',
          EN: 'I registered by mobile number. What is the account number?',
        },
        content: {
          PT: '<p>No cadastro por celular o site cria um nome de usuário para você e o mostra logo depois. Copie-o: ele também serve para entrar. Se o site criou uma senha, ela aparece <strong>somente naquele momento</strong>.</p>',
          EN: '<p>When you register by mobile number, the site creates a username for you and shows it right afterwards. Copy it: it works for signing in as well. If the site created a password, it is shown <strong>at that moment only</strong>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'invitation-code',
        title: {
          PT: 'Meu código de convite não é aceito. E agora?',
          EN: 'My invitation code is not accepted. What now?',
        },
        content: {
          PT: '<p>Confira letras e números com quem convidou você. O código é opcional: com o campo vazio, o cadastro segue normalmente. Nada é enviado enquanto o código não for corrigido ou apagado.</p>',
          EN: '<p>Compare letters and digits with the person who invited you. The code is optional: leave the field empty and the registration goes on as usual. Nothing is sent until the code has been corrected or removed.</p>',
        },
      },
      {
        kind: 'question',
        id: 'trial-account',
        title: { PT: 'O que é a conta de teste?', EN: 'What is the trial account?' },
        content: {
          PT: '<p>Em <strong>Jogar grátis</strong> você experimenta os jogos com dinheiro fictício, sem cadastro. A conta de teste não deposita nem saca, e o que se ganha nela não vale dinheiro. Para jogar de verdade, <a href="/register">crie uma conta</a>.</p>',
          EN: '<p>With <strong>Play for free</strong> you try the games with play money, without registering. A trial account cannot deposit or withdraw, and what it wins is worth no money. To play for real, <a href="/register">create an account</a>.</p>',
        },
      },
      {
        kind: 'question',
        id: 'close-account',
        title: { PT: 'Como encerro a minha conta?', EN: 'How do I close my account?' },
        content: {
          PT: '<p>Saque antes o saldo disponível. Depois abra a <a href="/member/securityCenter">central de segurança</a> e toque em <strong>Encerrar a conta</strong>. Você pode mudar de ideia até a data mostrada ali.</p><p>Se a razão for o jogo em si, você também pode pedir ao atendimento: a conta é encerrada sem ofertas e sem perguntas.</p>',
          EN: '<p>Withdraw the available balance first. Then open the <a href="/member/securityCenter">security centre</a> and choose <strong>Close the account</strong>. You can change your mind until the date shown there.</p><p>If gambling itself is the reason, you can also ask customer service: they close the account without offers and without questions.</p>',
        },
      },
    ],
  },
  {
    id: 'sign-in',
    title: { PT: 'Acesso e códigos', EN: 'Sign-in and codes' },
    articles: [
      {
        kind: 'question',
        id: 'lost-password',
        title: {
          PT: 'Esqueci a senha. Como recupero o acesso?',
          EN: 'I forgot my password. How do I get back in?',
        },
        content: {
          PT: '<p>Na tela de <a href="/login">entrada</a>, toque em <strong>Esqueceu a senha?</strong></p><ul><li><strong>Por e-mail:</strong> informe usuário e e-mail; um link para escolher outra senha chega em instantes.</li><li><strong>Por celular</strong>, onde é oferecido: um código por SMS permite escolher a nova senha na hora.</li></ul>',
          EN: '<p>On the <a href="/login">sign-in</a> screen, press <strong>Forgot your password?</strong></p><ul><li><strong>By email:</strong> enter your username and email address; a link to choose another password arrives within moments.</li><li><strong>By mobile</strong>, where it is offered: a code by SMS lets you choose the new password at once.</li></ul>',
        },
      },
      {
        kind: 'question',
        id: 'code-not-arriving',
        title: { PT: 'O código por SMS não chega', EN: 'The SMS code does not arrive' },
        content: {
          PT: '<ol><li>Confira o país e o número.</li><li>Espere a contagem chegar ao fim e toque em <strong>Enviar código</strong> outra vez.</li><li>Use o código mais recente: ele substitui os anteriores.</li></ol><p>Sem sinal ou com mensagens bloqueadas, entre com o nome de usuário e a senha.</p>',
          EN: '<ol><li>Check the country and the number.</li><li>Wait until the countdown has ended and press <strong>Send code</strong> again.</li><li>Use the latest code: it replaces those before it.</li></ol><p>Without a signal, or with messages blocked, sign in with your username and password.</p>',
        },
      },
      {
        kind: 'question',
        id: 'picture-code',
        title: {
          PT: 'Por que preciso digitar o código da imagem?',
          EN: 'Why do I have to type the code of the picture?',
        },
        content: {
          PT: '<p>Depois de tentativas de entrada com dados errados, o site pede o código de uma imagem para impedir que programas adivinhem senhas. Toque na imagem para trocá-la se não conseguir ler.</p>',
          EN: '<p>After attempts to sign in with wrong details, the site asks for the code of a picture, so that programs cannot guess passwords. Press the picture to get another one if you cannot read it.</p>',
        },
      },
      {
        kind: 'question',
        id: 'session-ended',
        title: {
          PT: 'Por que minha sessão terminou sozinha?',
          EN: 'Why did my session end by itself?',
        },
        content: {
          PT: '<p>Depois de <strong>{sessionIdleTime}</strong> sem uso, a sessão termina para que ninguém mais use a sua conta. Um aviso aparece antes, e um toque nele mantém você conectado.</p>',
          EN: '<p>After <strong>{sessionIdleTime}</strong> without use a session ends, so that nobody else can use your account. A warning appears before that, and one press on it keeps you signed in.</p>',
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
          PT: '<p>Porque a atual tem mais de {passwordMaximumTime} ou é uma senha inicial que não foi escolhida por você. Escolha outra e entre de novo com ela; o saldo e os favoritos continuam os mesmos.</p>',
          EN: '<p>Because the current one is more than {passwordMaximumTime} old, or is an initial one that you did not choose. Choose another and sign in again with it; balance and favourites stay as they are.</p>',
        },
      },
    ],
  },
];
