import type { NoticeTexts } from './notice-texts.ts';

export const portuguese: NoticeTexts = {
  passwordChanged: [
    'Sua senha foi alterada',
    'A senha da sua conta acaba de ser alterada. Se não foi você, fale com o atendimento agora.',
  ],
  passwordRecovered: [
    'Sua conta tem uma nova senha',
    'Uma nova senha acaba de ser criada pela recuperação de senha. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordSet: [
    'Senha de transação criada',
    'Uma senha que autoriza saques e transferências acaba de ser criada na sua conta. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordChanged: [
    'Senha de transação alterada',
    'Uma senha que autoriza saques e transferências acaba de ser alterada. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordRecovered: [
    'Senha de transação recuperada',
    'Uma senha que autoriza saques e transferências foi recuperada por código. Por segurança, ela só vale depois de um tempo de espera. Se não foi você, fale com o atendimento agora.',
  ],
  socialLinked: [
    'Uma conta foi vinculada',
    'Agora dá para entrar na sua conta com uma conta de outro serviço. Se não foi você, remova-a na <a href="/member/securityCenter">central de segurança</a> e troque sua senha agora.',
  ],
  socialUnlinked: [
    'Uma conta vinculada foi removida',
    'Uma conta de outro serviço foi desvinculada da sua. Se não foi você, troque sua senha agora.',
  ],
  emailAdded: [
    'Um e-mail foi adicionado à sua conta',
    'Sua conta agora tem este e-mail. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  emailChanged: [
    'Seu e-mail foi alterado',
    'O e-mail da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pela mensagem que enviamos ao endereço anterior.',
  ],
  emailConfirmed: [
    'Seu e-mail foi confirmado',
    'Um código provou que você recebe os e-mails da sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  mobileAdded: [
    'Um celular foi adicionado à sua conta',
    'Sua conta agora tem um número de celular. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  mobileChanged: [
    'Seu celular foi alterado',
    'O celular da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pela mensagem que enviamos ao número anterior.',
  ],
  mobileConfirmed: [
    'Seu celular foi confirmado',
    'Um código provou que você recebe as mensagens da sua conta. Se não foi você, troque sua senha e fale com o atendimento agora.',
  ],
  contactRestored: [
    'Seu contato anterior voltou',
    'A alteração do seu contato foi desfeita e todas as sessões foram encerradas. Troque sua senha se você não pediu a alteração.',
  ],
  closureRequested: [
    'Sua conta será encerrada',
    'Você pediu o encerramento da sua conta: ela será encerrada em {closureTime}. Para mantê-la, entre antes disso e escolha “Manter minha conta” na <a href="/member/securityCenter">central de segurança</a>.',
  ],
  closureCancelled: ['Sua conta continua', 'Cancelamos o encerramento da sua conta.'],
  accountRecoveryRequested: [
    'Alguém pediu para recuperar sua conta',
    'Alguém pediu para recuperar sua conta e, depois do tempo de espera, poderá escolher uma nova senha. Se não foi você, cancele agora na <a href="/member/securityCenter">central de segurança</a>.',
  ],
  accountRecoveryStopped: [
    'A recuperação da sua conta foi cancelada',
    'O pedido de recuperação foi cancelado e não vale mais.',
  ],
  accountRecoveryUsed: [
    'Sua conta foi recuperada',
    'A conta tem uma nova senha, escolhida depois do tempo de espera. A verificação em duas etapas, as chaves de acesso e os aparelhos confiáveis foram removidos: adicione-os de novo. Por enquanto, não é possível tirar dinheiro da conta. Se não foi você, fale com o atendimento agora.',
  ],
  payoutAccountAdded: [
    'Conta para saque adicionada',
    'Uma conta para receber saques foi adicionada: <strong>{account}</strong>. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOn: [
    'Verificação em duas etapas ativada',
    'A partir de agora, para entrar você também precisa do código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOff: [
    'Verificação em duas etapas desativada',
    'Para entrar, você não precisa mais do código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  recoveryCodesCreated: [
    'Novos códigos de recuperação',
    'Novos códigos de recuperação foram criados; os antigos deixaram de funcionar. Se não foi você, fale com o atendimento agora.',
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
    'Uma das suas chaves de acesso foi removida e deixou de funcionar. Se não foi você, troque sua senha agora.',
  ],
  passkeyRefused: [
    'Uma chave de acesso foi recusada',
    'Bloqueamos uma das suas chaves de acesso porque alguém pode tê-la copiado. Remova-a e crie outra.',
  ],
};
