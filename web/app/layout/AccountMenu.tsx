import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberInfo } from '#contract/entities/member.ts';
import { VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import { Avatar } from '#web/shared/member/Avatar.tsx';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { MoonIcon } from '#web/ui/icons/MoonIcon.tsx';
import { SignOutIcon } from '#web/ui/icons/SignOutIcon.tsx';
import { SunIcon } from '#web/ui/icons/SunIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { Menu } from '#web/ui/navigation/Menu.tsx';
import { MenuItem, menuItemAttributes } from '#web/ui/navigation/MenuItem.tsx';
import { type MenuReader, memberMenu } from '../member-menus.ts';
import styles from './AccountMenu.module.css';
import { LanguageButton } from './LanguageButton.tsx';
import type { Theme } from './use-theme.ts';

/** The menu's owner. */
export interface AccountMenuProps extends MenuReader {
  readonly member: MemberInfo;
  readonly theme: Theme;
  readonly onThemeSwitched: () => void;
}

/**
 * The avatar with its menu (S1): name, messages, bets, favourites, password, sign out; on phones
 * also theme and language.
 */
export function AccountMenu({
  member,
  isTrial,
  isAgent,
  theme,
  onThemeSwitched,
}: AccountMenuProps) {
  const { t } = useTranslation();
  const modals = useModals();
  const changePassword = () =>
    isTrial
      ? modals.open('realAccountNeeded')
      : modals.show({ type: 'changePassword', owed: false });
  return (
    <Menu
      renderTrigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={styles.avatar}
          aria-label={t('account.menu', { name: member.nickname })}
        >
          <UserIcon size={20} />
          <Avatar size={36} className={styles.picture} />
        </button>
      )}
      header={
        <div className={styles.who}>
          <strong>{member.nickname}</strong>
          <span>{member.account}</span>
          <span className={classNames('cluster gap-1', styles.badges)}>
            {isTrial && <Badge tone="info">{t('account.trial')}</Badge>}
            {isAgent && <Badge tone="accent">{t('account.agent')}</Badge>}
            {member.clubLabel.rankLevel > VIP_ABOVE_RANK_LEVEL && (
              <Badge tone="gold">{t('account.vip')}</Badge>
            )}
            {!isTrial &&
              [member.clubLabel, ...member.memberLabel].map(({ labelName, color, color2 }) => (
                <span
                  key={labelName}
                  className={styles.label}
                  style={{ color, backgroundColor: color2 }}
                >
                  {labelName}
                </span>
              ))}
          </span>
        </div>
      }
      footer={
        <div className={styles.settings}>
          <button type="button" className={styles.theme} onClick={onThemeSwitched}>
            {theme === 'dark' ? <SunIcon size={20} /> : <MoonIcon size={20} />}
            {t(theme === 'dark' ? 'header.themeToLight' : 'header.themeToDark')}
          </button>
          <LanguageButton look="entry" />
        </div>
      }
    >
      {memberMenu('avatar', { isTrial, isAgent, member }).map((entry) => (
        <LinkItem key={entry.path} {...entry} />
      ))}
      <MenuItem icon={<MegaphoneIcon size={20} />} onClick={() => modals.open('announcements')}>
        {t('header.announcements')}
      </MenuItem>
      <MenuItem icon={<LockIcon size={20} />} onClick={changePassword}>
        {t('account.changePassword')}
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<SignOutIcon size={20} />}
        onClick={() => modals.open('signOutConfirmation')}
      >
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}

function LinkItem({ path, Icon, label, counts }: MenuLink) {
  const { t } = useTranslation();
  return (
    <Link to={path} {...menuItemAttributes}>
      <Icon size={20} /> {label(t)}
      {counts === 'unreadMessages' && <UnreadMessages />}
    </Link>
  );
}

function UnreadMessages() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <Badge tone="accent" className={styles.count}>
      {shownCount(unread)}
    </Badge>
  );
}
