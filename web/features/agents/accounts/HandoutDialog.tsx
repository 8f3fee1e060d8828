import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askBeforeLeaving } from '#web/platform/ask-before-leaving.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { Handout } from './use-first-password.ts';

interface HandoutDialogProps {
  readonly handout: Handout;
  readonly onClose: () => void;
}

/**
 * A new account's credentials for its owner, shown once. Only its button closes it: Escape or a
 * reload would lose the password by accident.
 */
export function HandoutDialog({ handout: { username, password }, onClose }: HandoutDialogProps) {
  const { t } = useTranslation('invitations');
  const [isWarned, setIsWarned] = useState(false);
  useEffect(askBeforeLeaving, []);
  const values = [
    { label: t('accounts.username'), value: username, copyLabel: t('accounts.copyUsername') },
    { label: t('accounts.password'), value: password, copyLabel: t('accounts.copyPassword') },
  ];
  return (
    <Dialog
      open
      title={t('accounts.handoutTitle')}
      coverCloses={false}
      onClose={() => setIsWarned(true)}
    >
      <div className="stack gap-4">
        <p>{t('accounts.handoutText')}</p>
        {values.map((each) => (
          <CopyValue key={each.label} {...each} copyText={t('copy')} copiedText={t('copied')} />
        ))}
        <Answer to={isWarned}>
          <Notice tone="warning" text={t('accounts.keepFirst')} />
        </Answer>
        <Button variant="primary" size="l" block data-autofocus onClick={onClose}>
          {t('accounts.handedOver')}
        </Button>
      </div>
    </Dialog>
  );
}
