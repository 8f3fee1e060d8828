import { type MessageWords, messageWords } from './messages.ts';

/** What a person gets after a change of a password for money, so that they notice another's. */
export const moneyPasswordMessages: Readonly<
  Record<'set' | 'changed' | 'recovered', MessageWords>
> = {
  set: messageWords(
    ['Senha para dinheiro criada', 'Password for money set'],
    [
      '<p>Uma senha que autoriza saques e transferências acaba de ser criada na sua conta. Se não foi você, fale com o atendimento agora.</p>',
      '<p>A password that authorises withdrawals and transfers has just been set on your account. If it was not you, talk to the service now.</p>',
    ],
  ),
  changed: messageWords(
    ['Senha para dinheiro alterada', 'Password for money changed'],
    [
      '<p>Uma senha que autoriza saques e transferências acaba de ser alterada. Se não foi você, fale com o atendimento agora.</p>',
      '<p>A password that authorises withdrawals and transfers has just been changed. If it was not you, talk to the service now.</p>',
    ],
  ),
  recovered: messageWords(
    ['Senha para dinheiro recuperada', 'Password for money recovered'],
    [
      '<p>Uma senha que autoriza saques e transferências foi recuperada por código. Por segurança, ela só vale depois de um tempo de espera. Se não foi você, fale com o atendimento agora.</p>',
      '<p>A password that authorises withdrawals and transfers was recovered by a code. To keep your money safe, it counts only after a waiting time. If it was not you, talk to the service now.</p>',
    ],
  ),
};

/** What an agent gets when somebody of the team has sent money. */
export function uplineMoneyMessage(sender: string): MessageWords {
  return messageWords(
    ['Você recebeu uma transferência', 'You have received a transfer'],
    [
      `<p>${sender}, da sua equipe, enviou dinheiro para você. O valor está no seu extrato.</p>`,
      `<p>${sender}, of your team, has sent you money. The amount is in your account record.</p>`,
    ],
  );
}
