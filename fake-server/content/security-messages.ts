import { type MessageWords, messageWords } from './messages.ts';

/** What a person gets after a change of the second step, so that they notice another's. */
export const twoStepMessages: Readonly<
  Record<'turnedOn' | 'turnedOff' | 'codesMade' | 'recoveryCodeUsed', MessageWords>
> = {
  turnedOn: messageWords(
    ['Entrada em duas etapas ativada', 'Two-step sign-in turned on'],
    [
      '<p>De agora em diante, entrar na sua conta pede também um código do aplicativo. Se não foi você, fale com o atendimento agora.</p>',
      '<p>From now on, signing in to your account also asks for a code of the app. If it was not you, talk to the service now.</p>',
    ],
  ),
  turnedOff: messageWords(
    ['Entrada em duas etapas desativada', 'Two-step sign-in turned off'],
    [
      '<p>Sua conta não pede mais o código do aplicativo. Se não foi você, fale com o atendimento agora.</p>',
      '<p>Your account no longer asks for a code of the app. If it was not you, talk to the service now.</p>',
    ],
  ),
  codesMade: messageWords(
    ['Novos códigos de recuperação', 'New recovery codes'],
    [
      '<p>Novos códigos de recuperação foram criados; os antigos não valem mais. Se não foi você, fale com o atendimento agora.</p>',
      '<p>New recovery codes were made; the old ones no longer count. If it was not you, talk to the service now.</p>',
    ],
  ),
  recoveryCodeUsed: messageWords(
    ['Um código de recuperação foi usado', 'A recovery code was used'],
    [
      '<p>Um dos seus códigos de recuperação acaba de ser usado e não vale mais. Se não foi você, troque sua senha agora.</p>',
      '<p>One of your recovery codes has just been used and no longer counts. If it was not you, change your password now.</p>',
    ],
  ),
};

/** What a person gets after a change of where they are reached (W5). */
export const contactMessages: Readonly<
  Record<'emailChanged' | 'mobileChanged' | 'contactRestored', MessageWords>
> = {
  emailChanged: messageWords(
    ['Seu e-mail foi alterado', 'Your e-mail address was changed'],
    [
      '<p>O e-mail da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pela mensagem que enviamos ao endereço anterior.</p>',
      '<p>The e-mail address of your account has just been changed. If it was not you, change your password now, and undo it by the message that we sent to the old address.</p>',
    ],
  ),
  mobileChanged: messageWords(
    ['Seu celular foi alterado', 'Your mobile number was changed'],
    [
      '<p>O celular da sua conta acaba de ser alterado. Se não foi você, troque sua senha agora e desfaça pela mensagem que enviamos ao número anterior.</p>',
      '<p>The mobile number of your account has just been changed. If it was not you, change your password now, and undo it by the message that we sent to the old number.</p>',
    ],
  ),
  contactRestored: messageWords(
    ['Seu contato anterior voltou', 'Your earlier contact is back'],
    [
      '<p>A alteração do seu contato foi desfeita e todos os acessos foram encerrados. Troque sua senha se você não pediu a alteração.</p>',
      '<p>The change of how we reach you was undone, and every session was ended. Change your password if you did not ask for the change.</p>',
    ],
  ),
};

/** What a person gets after an account elsewhere was removed (G5). */
export const socialUnlinkedMessage: MessageWords = messageWords(
  ['Uma conta vinculada foi removida', 'A linked account was removed'],
  [
    '<p>Uma conta de outro serviço não entra mais na sua conta. Se não foi você, troque sua senha agora.</p>',
    '<p>An account of another service no longer signs in to your account. If it was not you, change your password now.</p>',
  ],
);

/** What a person gets when they close their account, or keep it (W5). */
export const closingMessages: Readonly<Record<'asked' | 'left', MessageWords>> = {
  asked: messageWords(
    ['Sua conta será encerrada', 'Your account is about to close'],
    [
      '<p>Você pediu o encerramento da sua conta. Até lá, você pode mantê-la na central de segurança.</p>',
      '<p>You asked for your account to be closed. Until then you can keep it in the security centre.</p>',
    ],
  ),
  left: messageWords(
    ['Sua conta continua', 'Your account stays'],
    [
      '<p>O encerramento da sua conta foi cancelado.</p>',
      '<p>The closing of your account was cancelled.</p>',
    ],
  ),
};

/** What a person gets when somebody asks to recover their account by the way back (W5). */
export const wayBackMessages: Readonly<Record<'asked' | 'stopped' | 'taken', MessageWords>> = {
  asked: messageWords(
    ['Alguém pediu para recuperar sua conta', 'Somebody asked to recover your account'],
    [
      '<p>Alguém pediu para recuperar sua conta e, depois do tempo de espera, poderá escolher uma nova senha. Se não foi você, cancele agora na <a href="/member/securityCenter">central de segurança</a>.</p>',
      '<p>Somebody asked to recover your account. After the waiting time, they can choose a new password. If this was not you, stop it now in the <a href="/member/securityCenter">security centre</a>.</p>',
    ],
  ),
  stopped: messageWords(
    ['A recuperação da sua conta foi cancelada', 'The recovery of your account was stopped'],
    [
      '<p>O pedido de recuperação foi cancelado e não vale mais.</p>',
      '<p>The request to recover your account was stopped and is no longer valid.</p>',
    ],
  ),
  taken: messageWords(
    ['Sua conta tem uma nova senha', 'Your account has a new password'],
    [
      '<p>A conta foi recuperada depois do tempo de espera. A entrada em duas etapas, as chaves de acesso e os aparelhos confiáveis foram removidos: adicione-os de novo. Por enquanto, não é possível tirar dinheiro da conta. Se não foi você, fale com o atendimento agora.</p>',
      '<p>The account was recovered after the waiting time. Two-step sign-in, passkeys and trusted devices were removed: add them again. For now, no money can leave the account. If this was not you, contact customer service now.</p>',
    ],
  ),
};

/** What a person gets after a change of their passkeys (A24). */
export const passkeyMessages: Readonly<Record<'added' | 'removed' | 'refused', MessageWords>> = {
  added: messageWords(
    ['Uma chave de acesso foi adicionada', 'A passkey was added'],
    [
      '<p>Uma nova chave de acesso vale para a sua conta. Se não foi você, remova-a na central de segurança e troque sua senha agora.</p>',
      '<p>A new passkey counts for your account. If it was not you, remove it in the security centre and change your password now.</p>',
    ],
  ),
  removed: messageWords(
    ['Uma chave de acesso foi removida', 'A passkey was removed'],
    [
      '<p>Uma das suas chaves de acesso não vale mais. Se não foi você, troque sua senha agora.</p>',
      '<p>One of your passkeys no longer counts. If it was not you, change your password now.</p>',
    ],
  ),
  refused: messageWords(
    ['Uma chave de acesso foi recusada', 'A passkey was refused'],
    [
      '<p>Uma das suas chaves de acesso contou menos usos do que antes: alguém pode ter uma cópia dela. Remova-a e adicione outra.</p>',
      '<p>One of your passkeys counted fewer uses than before: somebody may have a copy of it. Remove it and add another.</p>',
    ],
  ),
};

/** What a person gets when the file of their own data is ready (W5). */
export const ownDataReadyMessage: MessageWords = messageWords(
  ['Seus dados estão prontos', 'Your data is ready'],
  [
    '<p>O arquivo com os seus dados está pronto. Baixe-o na <a href="/member/securityCenter">central de segurança</a>.</p>',
    '<p>The file with your data is ready. Download it in the <a href="/member/securityCenter">security centre</a>.</p>',
  ],
);
