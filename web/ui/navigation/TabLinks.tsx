import { type ReactNode, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Tabs.module.css';
import type { Tab } from './Tabs.tsx';
import { useKeptInView } from './use-kept-in-view.ts';

/** What the anchor of a route-bound tab must carry. */
interface TabLinkAttributes {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface TabLinksProps<Item extends Tab> {
  tabs: readonly Item[];
  /** The id of the tab whose route is shown; undefined when none is. */
  selected: string | undefined;
  /** The name of the navigation. */
  label: string;
  /** Draws one anchor, usually a router's link, with the attributes given. */
  renderLink: (tab: Item, attributes: TabLinkAttributes) => ReactNode;
  look?: 'line' | 'pill' | undefined;
  className?: string | undefined;
}

/** Tabs that are routes: a navigation of links that looks like Tabs and reads as links. */
export function TabLinks<Item extends Tab>({
  tabs,
  selected,
  label,
  renderLink,
  look = 'line',
  className,
}: TabLinksProps<Item>): React.JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useKeptInView(list, '[aria-current="page"]', selected && `${selected} of ${tabs.length}`);
  return (
    <nav aria-label={label} className={className}>
      <ul role="list" ref={list} className={classNames(styles.list, styles[look])}>
        {tabs.map((tab) => (
          <li key={tab.id} className={styles.item}>
            {renderLink(tab, {
              className: styles.tab,
              'aria-current': tab.id === selected ? 'page' : undefined,
              children: (
                <>
                  {tab.icon}
                  {tab.label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
