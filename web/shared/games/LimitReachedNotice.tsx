import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Notice } from '#web/ui/messages/Notice.tsx';

/** A limit that the player has set stopped a stake: their limits are one press away (W10). */
export function LimitReachedNotice({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('games');
  const navigate = useNavigate();
  return (
    <output>
      <Notice
        tone="warning"
        text={t('limitReached.text')}
        action={{
          label: t('limitReached.see'),
          onAction: () => void navigate('/member/playLimits'),
        }}
        onDismiss={onClosed}
        dismissLabel={t('fundsShort.close')}
      />
    </output>
  );
}
