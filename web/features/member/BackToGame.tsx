import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';

/** The way back to the game in which money was short (W2). */
export function BackToGame({ address }: { readonly address: string }) {
  const { t } = useTranslation('member');
  return (
    <p>
      <Link to={address} className={buttonClass({ size: 's' })}>
        <ChevronStartIcon size={20} /> {t('backToGame')}
      </Link>
    </p>
  );
}
