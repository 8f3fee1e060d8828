import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import type { VendorGroup } from '#contract/entities/game.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { Brand } from '#web/shared/page/Brand.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDownIcon } from '#web/ui/icons/ChevronDownIcon.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { SidebarCollapseIcon } from '#web/ui/icons/SidebarCollapseIcon.tsx';
import { SidebarExpandIcon } from '#web/ui/icons/SidebarExpandIcon.tsx';
import { sideMenu } from '../shell-menus.ts';
import styles from './MenuView.module.css';
import { MENU_ID } from './ShellView.tsx';

/** The vendors of one category in the side menu. */
export interface VendorListProps {
  readonly segment: string;
  readonly vendors: VendorGroup['vendors'];
  readonly onNavigated: () => void;
}

interface MenuViewProps {
  /** Categories with their vendors; undefined while loading. */
  readonly groups: readonly VendorGroup[] | undefined;
  /** Toggles the icon-only menu (mini mode). Its width decides how it is drawn. */
  readonly onMiniToggled?: (() => void) | undefined;
  readonly onNavigated?: (() => void) | undefined;
  /** Whether the menu is icon-only. */
  readonly isFolded?: boolean | undefined;
  /** Unfolds an icon-only menu; true if it was one. */
  readonly unfold?: (() => boolean) | undefined;
  /** Free play for visitors, if the header has no room for it. */
  readonly freePlay?: ReactNode;
  /** Customer service, the app and external links: loaded after the first view. */
  readonly services?: ReactNode;
  /** The language chooser, if there is more than one language. */
  readonly languageChooser?: ReactNode;
  /** Renders the vendors of a category, once opened. */
  readonly VendorList?: ComponentType<VendorListProps>;
}

function noFollowUp() {
  // With a permanent menu, a choice has no further effect.
}

const wasFull = () => false;

/** The side menu (S2): home, favourites, promotions, and each category with vendors. */
export function MenuView({
  groups,
  onMiniToggled,
  onNavigated = noFollowUp,
  unfold = wasFull,
  isFolded,
  freePlay,
  services,
  languageChooser,
  VendorList,
}: MenuViewProps) {
  const { t } = useTranslation();
  // Until the answer arrives every category keeps its place, so that nothing jumps.
  const shown = lobbyCategories.filter(
    ({ category }) =>
      !groups ||
      groups.some((group) => group.gameCategory === category && group.vendors.length > 0),
  );
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <div className={styles.top}>
        <Link
          to="/"
          className={styles.brand ?? ''}
          aria-label={t('header.home')}
          onClick={onNavigated}
        >
          <Brand />
        </Link>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('header.closeMenu')}
        >
          <CloseIcon />
        </button>
      </div>
      {freePlay && <div className={styles.freePlay}>{freePlay}</div>}
      <ul role="list" className={styles.list}>
        {sideMenu.map(({ path, Icon, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/'}
              className={styles.entry ?? ''}
              title={label(t)}
              onClick={onNavigated}
            >
              <Icon />
              <span className={styles.text}>{label(t)}</span>
            </NavLink>
          </li>
        ))}
        <li className={styles.rule} aria-hidden="true" />
        {shown.map((entry) => (
          <Category
            key={entry.category}
            {...entry}
            vendors={groups?.find((group) => group.gameCategory === entry.category)?.vendors ?? []}
            onNavigated={onNavigated}
            unfold={unfold}
            VendorList={VendorList}
          />
        ))}
      </ul>
      <div className={styles.services}>{services}</div>
      <div className={styles.bottom}>
        {languageChooser}
        {onMiniToggled && (
          <button
            type="button"
            className={classNames(styles.entry, styles.fold)}
            title={t(isFolded ? 'menu.unfold' : 'menu.fold')}
            aria-expanded={isFolded === undefined ? undefined : !isFolded}
            onClick={onMiniToggled}
          >
            {isFolded ? <SidebarExpandIcon /> : <SidebarCollapseIcon />}
            <span className={styles.text}>{t(isFolded ? 'menu.unfold' : 'menu.fold')}</span>
          </button>
        )}
      </div>
    </nav>
  );
}

/** Reserves the place of a loading entry. */
export function MenuPlaceholder() {
  return <div className={styles.entry} />;
}

interface CategoryProps {
  readonly onNavigated: () => void;
  readonly unfold: () => boolean;
  readonly category: (typeof lobbyCategories)[number]['category'];
  readonly segment: string;
  readonly Icon: (typeof lobbyCategories)[number]['Icon'];
  readonly vendors: VendorGroup['vendors'];
  readonly VendorList: ComponentType<VendorListProps> | undefined;
}

function Category({
  category,
  segment,
  Icon,
  vendors,
  onNavigated,
  unfold,
  VendorList,
}: CategoryProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = t(`category.${category}`);
  return (
    <li>
      <div className={styles.row}>
        <NavLink
          to={`/${segment}`}
          className={styles.entry ?? ''}
          title={name}
          onClick={onNavigated}
        >
          <Icon />
          <span className={styles.text}>{name}</span>
        </NavLink>
        {vendors.length > 0 && (
          <button
            type="button"
            className={styles.disclose}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('menu.vendorsOf', { category: name })}
            onClick={() => setOpen(unfold() || !open)}
          >
            <ChevronDownIcon size={18} />
          </button>
        )}
      </div>
      {open && (
        <ul role="list" id={id} className={styles.vendors}>
          <li>
            <Link to={`/${segment}`} className={styles.vendor ?? ''} onClick={onNavigated}>
              {t('menu.all')}
            </Link>
          </li>
          {VendorList && (
            <VendorList segment={segment} vendors={vendors} onNavigated={onNavigated} />
          )}
        </ul>
      )}
    </li>
  );
}
