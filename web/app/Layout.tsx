import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { VendorCard, VendorLane } from '#contract/entities/game.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { lazyPart } from './lazy-part.tsx';
import { closeMenu, useMenuThatWasOpen } from './menu-popover.ts';
import { useQueries, useServices } from './services-context.ts';
import { BottomBarView } from './shell/BottomBarView.tsx';
import { HeaderView } from './shell/HeaderView.tsx';
import { MenuView } from './shell/MenuView.tsx';
import { ShellView } from './shell/ShellView.tsx';
import { useLanguage } from './use-language.ts';
import { useSession } from './use-session.ts';
import { useTheme } from './use-theme.ts';

const FooterView = lazyPart(() => import('./shell/FooterView.tsx'), null);

/** Age below which nobody may play where the site has not told another (G6). */
const USUAL_MINIMUM_AGE = 18;
const FOOTER_PROVIDERS = 12;

interface LayoutProps {
  /** `full` has all parts; `game` leaves out the footer; `plain` is header and content (R1, R2). */
  readonly frame: 'full' | 'game' | 'plain';
}

/** The shell around a page, connected to the session and to what the site offers. */
export function Layout({ frame }: LayoutProps) {
  const queries = useQueries();
  const { clock } = useServices();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const [theme, switchTheme] = useTheme();
  const [fold, setFold] = useState<'auto' | 'mini' | 'full'>('auto');
  const menu = useQuery(queries.menu(language));
  const permission = useQuery(queries.permission());
  const lanes = useQuery({ ...queries.vendorLanes(), enabled: frame === 'full' });

  const toggleFold = () =>
    setFold((current) => {
      const isMini =
        current === 'mini' || (current === 'auto' && !matchMedia('(min-width: 1280px)').matches);
      return isMini ? 'full' : 'mini';
    });

  useMenuThatWasOpen();

  const chooser = <LanguageChooser languages={permission.data?.languages ?? []} />;
  return (
    <ShellView
      fold={fold}
      header={
        <HeaderView theme={theme} onThemeSwitched={switchTheme} alwaysBranded={frame === 'plain'}>
          <HeaderAccount freePlay={permission.data?.register.freePlay !== 0} />
        </HeaderView>
      }
      menu={
        frame === 'plain' ? undefined : (
          <MenuView
            groups={menu.data}
            onMiniToggled={toggleFold}
            onNavigated={closeMenu}
            languageChooser={chooser}
          />
        )
      }
      bottomBar={frame === 'plain' ? undefined : <BottomBarView />}
      footer={
        frame === 'full' && (
          <FooterView
            minimumAge={permission.data?.minimumAge ?? USUAL_MINIMUM_AGE}
            year={new Date(clock.now()).getFullYear()}
            providers={footerProviders(lanes.data?.lanes ?? [])}
            offersAccount={!isSignedIn}
          />
        )
      }
    >
      <Outlet />
    </ShellView>
  );
}

/** The hot vendors, each once: one may stand in several lanes. */
function footerProviders(lanes: readonly VendorLane[]): readonly VendorCard[] {
  const hot = lanes.flatMap(({ cards }) => cards).filter(({ isHot }) => isHot === 1);
  const each = new Map(hot.map((card) => [card.vassalage, card]));
  return [...each.values()].slice(0, FOOTER_PROVIDERS);
}
