import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarQuery } from '#web/api/member-queries.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useSiteZone } from '#web/shared/records/use-site-zone.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './profile.module.css';

interface ProfileProps {
  /** Chooses the language of the portal; nothing where the site has one alone. */
  readonly languageChoice: ReactNode;
}

/** Who the member is here: picture, name, rank and labels, account, language (W5). */
export function Profile({ languageChoice }: ProfileProps) {
  const { t } = useTranslation('profile');
  const { member } = useSession();
  const zone = useSiteZone();
  usePageTitle(t('shell:account.profile'));
  if (!member) return null;
  const { nickname, account, customerId, clubLabel, memberLabel, registeredAt } = member;
  return (
    <section className={styles.page} aria-labelledby="profile-title">
      <h1 id="profile-title">{t('shell:account.profile')}</h1>
      <div className={styles.hero}>
        <Avatar />
        <div className={styles.who}>
          <p className={styles.name}>{nickname}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list without bullets */}
          <ul role="list" className={styles.labels} aria-label={t('labels')}>
            {[clubLabel, ...memberLabel].map(({ labelName, color, color2 }) => (
              <li key={labelName} style={{ color, backgroundColor: color2 }}>
                {labelName}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.facts}>
        <CopyValue
          label={t('account')}
          value={account}
          copyLabel={t('copyAccount')}
          copyText={t('copy')}
          copiedText={t('copied')}
        />
        <CopyValue
          label={t('customerId')}
          value={customerId}
          copyLabel={t('copyCustomerId')}
          copyText={t('copy')}
          copiedText={t('copied')}
        />
        <dl className={styles.fact}>
          <dt>{t('since')}</dt>
          <dd>
            {zone === undefined ? (
              <Skeleton shape="text" width="8rem" />
            ) : (
              <time dateTime={registeredAt}>{formatMoment(registeredAt, zone)}</time>
            )}
          </dd>
        </dl>
      </div>
      {languageChoice && (
        <div className={styles.language}>
          <h2>{t('language')}</h2>
          {languageChoice}
        </div>
      )}
    </section>
  );
}

/** The picture of the member; its place stays where it cannot be had. */
function Avatar() {
  const { data } = useQuery(avatarQuery(useServices().api));
  if (!data) return <Skeleton ratio="1" className={styles.avatar} />;
  return (
    <Picture address={data.url} alt="" width={160} height={160} eager className={styles.avatar} />
  );
}
