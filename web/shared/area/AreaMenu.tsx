import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { MenuCount } from '#web/shared/menu/MenuCount.tsx';
import type { MenuGroup, MenuLink } from '#web/shared/page/menu-entry.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './AreaMenu.module.css';

/** A group of an area's menu, by its name in the person's language. */
export interface AreaGroup {
  readonly id: MenuGroup;
  readonly name: string;
}

interface AreaMenuProps {
  /** The name of the area. */
  readonly title: string;
  readonly groups: readonly AreaGroup[];
  readonly menu: readonly MenuLink[];
}

/** Where the first page of an area has the whole menu. */
export const AREA_HUB_ID = 'area-menu';

/** The groups that have pages for this person, each with them. */
function grouped({ groups, menu }: Pick<AreaMenuProps, 'groups' | 'menu'>) {
  return groups.flatMap((group) => {
    const entries = menu.filter((entry) => entry.group === group.id);
    const [first] = entries;
    return first ? [{ ...group, first, entries }] : [];
  });
}

interface AreaHubProps extends AreaMenuProps {
  /** Where there is room for the tabs, they are enough. */
  readonly isBesideTabs: boolean;
}

/** The whole menu of an area, by groups, on its first page (W1, C1). */
export function AreaHub({ isBesideTabs, ...props }: AreaHubProps) {
  return (
    <nav
      id={AREA_HUB_ID}
      aria-label={props.title}
      className={classNames(styles.hub, isBesideTabs && styles.besideTabs)}
    >
      {grouped(props).map((group) => (
        <HubGroup key={group.id} {...group} />
      ))}
    </nav>
  );
}

function HubGroup({ name, entries }: { name: string; entries: readonly MenuLink[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="stack gap-2">
      <h2 id={titleId} className={styles.name}>
        {name}
      </h2>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <HubEntry key={entry.path} {...entry} />
        ))}
      </ul>
    </section>
  );
}

function HubEntry({ path, Icon, label, counts }: MenuLink) {
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

/**
 * The menu above a page of an area, where there is room: the groups, and the pages of the open one.
 * On a phone the way back to the area's first page is enough.
 */
export function AreaTabs(props: AreaMenuProps) {
  const { pathname } = useLocation();
  const groups = grouped(props);
  const open = groups.find(({ entries }) => entries.some(({ path }) => path === pathname));
  return (
    <nav aria-label={props.title} className={styles.tabs}>
      <ul role="list" className={styles.groups}>
        {groups.map(({ id, name, first }) => (
          <li key={id}>
            <Link
              to={first.path}
              className={styles.group}
              {...(id === open?.id && { 'aria-current': 'true' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {open && (
        <ul role="list" aria-label={open.name} className={styles.pages}>
          {open.entries.map((entry) => (
            <Tab key={entry.path} {...entry} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Tab({ path, Icon, label, counts }: MenuLink) {
  const { t } = useTranslation();
  return (
    <li>
      <NavLink to={path} className={styles.tab ?? ''}>
        <Icon size={20} />
        {label(t)}
        <MenuCount counts={counts} />
      </NavLink>
    </li>
  );
}
