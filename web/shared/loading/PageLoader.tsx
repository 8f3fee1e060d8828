import { useTranslation } from 'react-i18next';
import type { BannerGroup } from '#contract/entities/content.ts';
import { BannerPlace } from '#web/shared/banner/FirstBanner.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import styles from './PageLoader.module.css';

/**
 * Placeholder of a loading page, as high as a view, so that the footer does not jump.
 *
 * @param banners the page begins with this banner group, whose place is already shown
 */
export function PageLoader({ banners }: { readonly banners?: BannerGroup | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      {banners && <BannerPlace group={banners} />}
      <LoaderOverlay scope="box" label={t('loading')} hideLabel />
    </div>
  );
}
