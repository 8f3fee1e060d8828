import { useTranslation } from 'react-i18next';
import { chooseLightMode } from '#web/platform/pictures/light-mode.ts';
import { useLightMode } from '#web/shared/pictures/use-light-mode.ts';
import { LeafIcon } from '#web/ui/icons/LeafIcon.tsx';
import styles from './menu-services.module.css';

/** Switches the light mode on this device (S15). */
export function LightModeSwitch({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('service');
  const light = useLightMode();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={light}
      className={className}
      title={t('lightMode.text')}
      onClick={() => chooseLightMode(!light)}
    >
      <LeafIcon size={20} /> {t('lightMode.title')}
      <span className={styles.switch} aria-hidden="true" />
    </button>
  );
}
