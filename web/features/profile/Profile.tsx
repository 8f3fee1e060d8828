import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { Avatar } from '#web/shared/member/Avatar.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AvatarChoice } from './AvatarChoice.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import styles from './profile.module.css';

interface ProfileProps {
  /** Chooses the language of the portal; nothing where the site has one alone. */
  readonly languageChoice: ReactNode;
}

/** The member's profile: picture, name, rank and labels, account, language, notifications (W5). */
export function Profile({ languageChoice }: ProfileProps) {
  const { t } = useTranslation(['profile', 'pictures', 'account', 'errors']);
  const { member } = useSession();
  usePageTitle(t('title'));
  if (!member) return null;
  const { nickname, account, customerId, clubLabel, memberLabel, registeredAt } = member;
  return (
    <section className="stack gap-4" aria-labelledby="profile-title">
      <h1 id="profile-title">{t('title')}</h1>
      <div className={classNames('row gap-4', styles.hero)}>
        <span className={styles.avatar}>
          <Avatar size={160} />
        </span>
        <div className={styles.who}>
          <p className={styles.name}>{nickname}</p>
          <ul role="list" className={classNames('cluster', styles.labels)} aria-label={t('labels')}>
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
            <Moment at={registeredAt} />
          </dd>
        </dl>
      </div>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="nickname-title">
          <h2 id="nickname-title">{t('nickname')}</h2>
          <NicknameForm nickname={nickname} />
        </section>
        <AvatarChoice />
        {languageChoice && (
          <section className={styles.part} aria-labelledby="language-title">
            <h2 id="language-title">{t('language')}</h2>
            <div className={styles.row}>{languageChoice}</div>
          </section>
        )}
        <div className={styles.part}>
          <h2>{t('notifications')}</h2>
          <p className="hint">{t('notificationsText')}</p>
          <div>
            <Link to="/member/notifications" className={buttonClass({ size: 's' })}>
              {t('notificationsLink')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
