import type { NoticeTexts } from './notice-texts.ts';

export const portuguese: NoticeTexts = {
  passwordChanged: [
    'Sua senha foi alterada',
    'A senha da sua conta acaba de ser alterada. Se não foi você, fale com o atendimento agora.',
  ],
  passwordRecovered: [
    'Sua conta tem uma nova senha',
    'Alguém acaba de criar uma nova senha em “Esqueceu a senha?”. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordSet: [
    'Senha de transação criada',
    'A senha dos seus saques e transferências acaba de ser criada. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordChanged: [
    'Senha de transação alterada',
    'A senha dos seus saques e transferências acaba de ser alterada. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordRecovered: [
    'Senha de transação recuperada',
    'A senha dos seus saques e transferências foi recuperada com um código. Por segurança, ela só funciona depois de um tempo de espera. Se não foi você, fale com o atendimento agora.',
  ],
  socialLinked: [
    'Uma conta foi vinculada',
    'Agora você pode entrar com sua conta do {provider}. Se não foi você, remova-a na <a href="/member/securityCenter">central de segurança</a> e troque sua senha agora.',
  ],
  socialUnlinked: [
    'Uma conta vinculada foi removida',
    'Sua conta do {provider} foi desvinculada, e não dá mais para entrar com ela. Se não foi você, troque sua senha agora.',
  ],
  emailAdded: [
    'Um e-mail foi adicionado à sua conta',
    'Sua conta agora usa este e-mail. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  emailChanged: [
    'Seu e-mail foi alterado',
    'O e-mail da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pelo link que enviamos ao e-mail anterior.',
  ],
  emailConfirmed: [
    'Seu e-mail foi confirmado',
    'Um código confirmou que você recebe os e-mails da sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  mobileAdded: [
    'Um celular foi adicionado à sua conta',
    'Sua conta agora tem um número de celular. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  mobileChanged: [
    'Seu celular foi alterado',
    'O celular da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pelo link que enviamos ao número anterior.',
  ],
  mobileConfirmed: [
    'Seu celular foi confirmado',
    'Um código confirmou que você recebe os SMS da sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  contactRestored: [
    'Seu contato anterior voltou',
    'A alteração do seu contato foi desfeita, e todas as sessões foram encerradas. Se você não pediu a alteração, escolha uma nova senha.',
  ],
  closureRequested: [
    'Sua conta será encerrada',
    'Você pediu o encerramento da sua conta: ela será encerrada em {closureTime}. Para mantê-la, entre antes disso e escolha “Manter minha conta” na <a href="/member/securityCenter">central de segurança</a>.',
  ],
  closureCancelled: ['Sua conta continua aberta', 'Cancelamos o encerramento da sua conta.'],
  accountRecoveryRequested: [
    'Alguém pediu para recuperar sua conta',
    'Alguém pediu para recuperar sua conta. Depois do tempo de espera, essa pessoa poderá escolher uma nova senha. Se não foi você, cancele agora na <a href="/member/securityCenter">central de segurança</a>.',
  ],
  accountRecoveryStopped: [
    'A recuperação da sua conta foi cancelada',
    'O pedido de recuperação foi cancelado.',
  ],
  accountRecoveryUsed: [
    'Sua conta foi recuperada',
    'Sua conta tem uma nova senha, escolhida depois do tempo de espera. A verificação em duas etapas, as chaves de acesso e os aparelhos confiáveis foram removidos. Adicione-os de novo. Por segurança, saques e transferências ficam bloqueados por um tempo. Se não foi você, fale com o atendimento agora.',
  ],
  payoutAccountAdded: [
    'Conta para saque adicionada',
    'Uma conta para saque foi adicionada: <strong>{account}</strong>. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOn: [
    'Verificação em duas etapas ativada',
    'A partir de agora, para entrar você também precisa do código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOff: [
    'Verificação em duas etapas desativada',
    'Agora você entra sem o código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  recoveryCodesCreated: [
    'Novos códigos de recuperação',
    'Novos códigos de recuperação foram criados. Os antigos não funcionam mais. Se não foi você, fale com o atendimento agora.',
  ],
  recoveryCodeUsed: [
    'Um código de recuperação foi usado',
    'Um dos seus códigos de recuperação acaba de ser usado e não pode ser usado de novo. Se não foi você, troque sua senha agora.',
  ],
  passkeyAdded: [
    'Uma chave de acesso foi adicionada',
    'Uma chave de acesso foi adicionada à sua conta. Se não foi você, remova-a na central de segurança e troque sua senha agora.',
  ],
  passkeyRemoved: [
    'Uma chave de acesso foi removida',
    'Uma das suas chaves de acesso foi removida, e não dá mais para entrar com ela. Se não foi você, troque sua senha agora.',
  ],
  passkeyRefused: [
    'Uma chave de acesso foi bloqueada',
    'Bloqueamos uma das suas chaves de acesso porque alguém pode tê-la copiado. Remova-a e adicione outra.',
  ],
};
