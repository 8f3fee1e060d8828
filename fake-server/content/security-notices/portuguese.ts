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
    'Senha para dinheiro criada',
    'Uma senha que autoriza saques e transferências acaba de ser criada na sua conta. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordChanged: [
    'Senha para dinheiro alterada',
    'Uma senha que autoriza saques e transferências acaba de ser alterada. Se não foi você, fale com o atendimento agora.',
  ],
  moneyPasswordRecovered: [
    'Senha para dinheiro recuperada',
    'Uma senha que autoriza saques e transferências foi recuperada por código. Por segurança, ela só vale depois de um tempo de espera. Se não foi você, fale com o atendimento agora.',
  ],
  socialLinked: [
    'Uma conta foi vinculada',
    'Uma conta de outro serviço agora entra na sua conta. Se não foi você, remova-a na <a href="/member/securityCenter">central de segurança</a> e troque sua senha agora.',
  ],
  socialUnlinked: [
    'Uma conta vinculada foi removida',
    'Uma conta de outro serviço não entra mais na sua conta. Se não foi você, troque sua senha agora.',
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
    'A alteração do seu contato foi desfeita e todos os acessos foram encerrados. Troque sua senha se você não pediu a alteração.',
  ],
  closureRequested: [
    'Sua conta será encerrada',
    'Você pediu o encerramento da sua conta: ela será encerrada em {closureTime}. Para mantê-la, entre antes disso e escolha “Manter minha conta” na <a href="/member/securityCenter">central de segurança</a>.',
  ],
  closureCancelled: ['Sua conta continua', 'O encerramento da sua conta foi cancelado.'],
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
    'A conta tem uma nova senha, escolhida depois do tempo de espera. A entrada em duas etapas, as chaves de acesso e os aparelhos confiáveis foram removidos: adicione-os de novo. Por enquanto, não é possível tirar dinheiro da conta. Se não foi você, fale com o atendimento agora.',
  ],
  payoutAccountAdded: [
    'Conta para saque adicionada',
    'Uma conta para receber saques foi adicionada: <strong>{account}</strong>. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOn: [
    'Entrada em duas etapas ativada',
    'De agora em diante, entrar na sua conta pede também um código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  twoStepOff: [
    'Entrada em duas etapas desativada',
    'Sua conta não pede mais o código do aplicativo. Se não foi você, fale com o atendimento agora.',
  ],
  recoveryCodesCreated: [
    'Novos códigos de recuperação',
    'Novos códigos de recuperação foram criados; os antigos não valem mais. Se não foi você, fale com o atendimento agora.',
  ],
  recoveryCodeUsed: [
    'Um código de recuperação foi usado',
    'Um dos seus códigos de recuperação acaba de ser usado e não vale mais. Se não foi você, troque sua senha agora.',
  ],
  passkeyAdded: [
    'Uma chave de acesso foi adicionada',
    'Uma nova chave de acesso vale para a sua conta. Se não foi você, remova-a na central de segurança e troque sua senha agora.',
  ],
  passkeyRemoved: [
    'Uma chave de acesso foi removida',
    'Uma das suas chaves de acesso não vale mais. Se não foi você, troque sua senha agora.',
  ],
  passkeyRefused: [
    'Uma chave de acesso foi recusada',
    'Uma das suas chaves de acesso contou menos usos do que antes: alguém pode ter uma cópia dela. Remova-a e adicione outra.',
  ],
};
