import { useTranslation } from 'react-i18next';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

/** Starts a trial session (A21). */
export function FreePlayButton({ onPressed }: { readonly onPressed: () => void }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const { isStartingFreePlay } = useSession();
  return (
    <Button
      aria-disabled={isStartingFreePlay}
      onClick={() => {
        onPressed();
        if (!isStartingFreePlay) session.send({ type: 'freePlay.requested' });
      }}
    >
      {t('header.freePlay')}
    </Button>
  );
}
