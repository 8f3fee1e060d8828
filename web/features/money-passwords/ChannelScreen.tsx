import { useTranslation } from 'react-i18next';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { CodePictureField } from '#web/shared/verification/CodePictureField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '#web/ui/icons/PhoneIcon.tsx';
import type { MoneyPasswordFlow } from './use-money-password.ts';

const icons = { mobile: <PhoneIcon />, mail: <MailIcon /> };

/** Channel of the code that replaces a forgotten password (W2). */
export function ChannelScreen({ flow }: { readonly flow: MoneyPasswordFlow }) {
  const { t } = useTranslation('moneyPasswords');
  const { passwords } = flow.context;
  const count = passwords?.hoursAfterRecovery ?? 0;
  return (
    <div className="stack">
      <p>{t('recover.where')}</p>
      <CodePictureField picture={flow.picture} />
      {passwords?.codeReceivers.map(({ channel, receiver }) => (
        <Button
          key={channel}
          value={channel}
          icon={icons[channel]}
          block
          aria-disabled={!flow.can({ type: 'channel.chosen', channel })}
          onClick={() => flow.send({ type: 'channel.chosen', channel })}
        >
          {t(`recover.${channel}`, { receiver })}
        </Button>
      ))}
      <p className="hint">{t('recover.waits', { count })}</p>
      <RefusalMessage refusal={flow.refusal} />
      <FlowStep text={flow.isBusy ? t('recover.sending') : null} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'recovery.left' })}
        onClick={flow.back}
      >
        {t('recover.back')}
      </Button>
    </div>
  );
}
