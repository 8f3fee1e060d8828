import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BalanceCard } from './BalanceCard.tsx';
import styles from './MemberHome.module.css';

/** The first page of the member centre: what the person has; its frame adds the menu (W1). */
export default function MemberHome() {
  const { t } = useTranslation(['member', 'debt', 'errors', 'account']);
  const { member } = useSession();
  usePageTitle(t('frame.title'));
  return (
    <section className={classNames('stack gap-5', styles.home)} aria-labelledby="member-title">
      <h1 id="member-title">{t('greeting', { name: member?.nickname ?? '' })}</h1>
      <BalanceCard />
    </section>
  );
}
