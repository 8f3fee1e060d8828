import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredAddress } from './DeferredAddress.tsx';
import styles from './ShellView.module.css';

/**
 * Id of the side menu. On phones it is a popover opened by the bottom bar's button: the browser
 * does that by itself, so the tap works before any script has loaded.
 */
export const MENU_ID = 'menu';

/** Id of the place below the header for a line that concerns the whole page. */
export const STRIP_ID = 'strip';

interface ShellViewProps {
  readonly header?: ReactNode;
  readonly menu?: ReactNode;
  /**
   * `mini` shows only icons in the side menu; `auto` follows the window's width; with `none` only
   * phones have it, over the page.
   */
  readonly fold: 'auto' | 'mini' | 'full' | 'none';
  readonly bottomBar?: ReactNode;
  readonly footer?: ReactNode;
  /** Fixed content at the foot of the window. */
  readonly strip?: ReactNode;
  readonly children: ReactNode;
}

/** In an area the content begins with its menu: the skip link leads behind that, too. */
function skipMenuOfArea(event: MouseEvent): void {
  const page = document.querySelector<HTMLElement>('[data-skip-target]');
  if (!page) return;
  event.preventDefault();
  page.focus();
}

/** The frame of every page: header, side menu, content, footer, bottom bar. */
export function ShellView({
  header,
  menu,
  fold,
  bottomBar,
  footer,
  strip,
  children,
}: ShellViewProps) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.shell}
      data-menu={menu ? fold : 'none'}
      data-bar={bottomBar ? undefined : 'none'}
    >
      <a href="#content" className={styles.skip} onClick={skipMenuOfArea}>
        {t('skipToContent')}
      </a>
      {menu && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- over a page it is a dialog, which no `aside` may be
        <div id={MENU_ID} role="complementary" popover="auto" className={styles.side}>
          <DeferredAddress>{menu}</DeferredAddress>
        </div>
      )}
      <div className={styles.page}>
        {header && <DeferredAddress>{header}</DeferredAddress>}
        <div id={STRIP_ID} className={styles.stripPlace} />
        <main
          id="content"
          className={styles.content}
          tabIndex={-1}
          data-above-footer={Boolean(footer)}
        >
          {children}
        </main>
        {footer && <DeferredAddress>{footer}</DeferredAddress>}
        {strip}
      </div>
      {bottomBar}
    </div>
  );
}
