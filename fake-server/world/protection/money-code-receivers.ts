import type { MoneyPasswords } from '#contract/entities/money-password.ts';
import { type MoneyCodeChannel } from '#contract/entities/money-password-types.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { MemberRow } from '../../store/members.ts';

/** Where the code that recovers a money password is sent (W2). */
export interface MoneyCodeReceivers {
  /** All that a member has, masked. */
  of(member: MemberRow): MoneyPasswords['codeReceivers'];
  /** The address or number of a channel. @throws Refused feature_disabled, where there is none */
  require(member: MemberRow, channel: MoneyCodeChannel): string;
}

export function createMoneyCodeReceivers(settings: SettingsInForce): MoneyCodeReceivers {
  const receiverOf = ({ mobile, email }: MemberRow, channel: MoneyCodeChannel): string | null => {
    if (channel === 'mail') return email;
    return settings.current.smsProvider === 'server' ? mobile : null;
  };

  return {
    of: (member) =>
      (['mobile', 'mail'] as const).flatMap((channel) => {
        const receiver = receiverOf(member, channel);
        if (receiver === null) return [];
        const mask = channel === 'mail' ? maskedEmail : maskedMobile;
        return [{ channel, receiver: mask(receiver) }];
      }),
    require(member, channel) {
      const receiver = receiverOf(member, channel);
      if (receiver === null) throw new Refused('feature_disabled');
      return receiver;
    },
  };
}
