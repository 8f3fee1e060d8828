import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import menu from '../shell/MenuView.module.css';
import styles from './menu-services.module.css';
import { SocialLinks } from './SocialLinks.tsx';

/** Keys of links with a place of their own. */
const placedElsewhere = new Set(['AFFILIATELINK', 'CHATROOM', 'MOBILECONFIG']);

/** The site elsewhere (S2, S16): USDJUMP and other keyed links, and social pages. */
export function ResourceLinks({ resources }: { readonly resources: Resources }) {
  const { t } = useTranslation('service');
  const links = Object.entries(resources).filter(
    ([key, { resourceType }]) => resourceType === 'link' && !placedElsewhere.has(key),
  );
  return (
    <>
      {links.map(([key, { url, labelNameEn }]) => (
        <a
          key={key}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={menu.entry}
          title={key === 'USDJUMP' ? t('usdJump') : labelNameEn}
        >
          <ExternalIcon />
          {key === 'USDJUMP' ? (
            <span className={menu.text}>{t('usdJump')}</span>
          ) : (
            <span className={menu.text} lang="en">
              {labelNameEn}
            </span>
          )}
        </a>
      ))}
      <SocialLinks resources={resources} className={classNames('cluster gap-1', styles.social)} />
    </>
  );
}
