import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuCount } from '#web/shared/menu/MenuCount.tsx';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import styles from './MemberHome.module.css';
import { MemberMenu } from './member-menu.ts';

/** The first page of the member centre: what the person has, and where everything is (W1). */
export default function MemberHome() {
  const { t } = useTranslation(['member', 'debt', 'errors', 'account']);
  const menu = useContext(MemberMenu);
  const { member } = useSession();
  usePageTitle(t('title'));
  return (
    <section className={classNames('stack gap-5', styles.home)} aria-labelledby="member-title">
      <h1 id="member-title">{t('greeting', { name: member?.nickname ?? '' })}</h1>
      <BalanceCard />
      <ul role="list" className={styles.entries}>
        {menu.map((entry) => (
          <Entry key={entry.path} {...entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ path, Icon, label, counts }: MenuLink) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={path} className={classNames('row gap-3', styles.entry)}>
        <Icon size={24} />
        <span>{label(t)}</span>
        <MenuCount counts={counts} />
        <ChevronEndIcon size={20} className={styles.chevron} />
      </Link>
    </li>
  );
}
