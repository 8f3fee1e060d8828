import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Outlet } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import type { Area, Frame } from '#web/app/page.ts';
import { BottomBarView } from '#web/app/shell/BottomBarView.tsx';
import { HeaderView, HeaderWays } from '#web/app/shell/HeaderView.tsx';
import { MenuPlaceholder, MenuView } from '#web/app/shell/MenuView.tsx';
import { ShellView } from '#web/app/shell/ShellView.tsx';
import { useLanguage } from '#web/i18n/use-language.ts';
import { pageLoaded } from '#web/platform/painting/page-loaded.ts';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { FreePlayButton } from './FreePlayButton.tsx';
import { HeaderAccount } from './HeaderAccount.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { closeMenu, useMenuAmongDialogs, useMenuThatWasOpen } from './menu-popover.ts';
import { offeredLanguages } from './offered-languages.ts';
import { useFold } from './use-fold.ts';
import { useTheme } from './use-theme.ts';

const MenuServices = lazyPart(() => import('#web/app/menu/MenuServices.tsx'), null);
const MenuVendors = lazyPart(() => import('#web/app/shell/MenuVendors.tsx'), null);
// Its place is reserved, so that nothing in the menu jumps.
const LanguageChooser = lazyPart(
  () => import('./LanguageChooser.tsx'),
  <MenuPlaceholder />,
  PartFailed,
);
// Last of all, because nobody misses it.
const VisitorStrip = lazyPart(
  async () => {
    await pageLoaded();
    return await import('./VisitorStrip.tsx');
  },
  null,
  () => null,
);
const FooterView = lazyPart(() => import('#web/app/shell/FooterView.tsx'), null);

/** Minimum age if the site has not sent another (G6). */
const USUAL_MINIMUM_AGE = 18;

interface LayoutProps {
  readonly frame: Exclude<Frame, Area>;
}

/** The shell around a page, connected to the session and to what the site offers. */
export function Layout({ frame }: LayoutProps) {
  const services = useServices();
  const { clock } = services;
  const language = useLanguage();
  const modals = useModals();
  const { isSignedIn, isRestoring } = useSession();
  const [theme, switchTheme] = useTheme();
  const [fold, setFold] = useFold();
  const hasMenu = frame !== 'bare';
  // On a plain page only phones have the menu, over the page: its contents load as it opens.
  const isMenuOpen = useSelector(services.modals, ({ context }) =>
    context.stack.some(({ type }) => type === 'menu'),
  );
  const isMenuFilled = hasMenu && (frame !== 'plain' || isMenuOpen);
  const menu = useQuery({ ...queries.site.menu({ query: { language } }), enabled: isMenuFilled });
  const permission = useQuery(sitePermission());
  const lanes = useQuery({ ...queries.games.vendors({ query: {} }), enabled: frame === 'full' });

  const isMini = () =>
    matchMedia('(min-width: 768px)').matches &&
    (fold === 'mini' || (fold === 'auto' && !matchMedia('(min-width: 1280px)').matches));
  const unfold = () => {
    const wasMini = isMini();
    if (wasMini) setFold('full');
    return wasMini;
  };

  useMenuThatWasOpen();
  useMenuAmongDialogs(services.modals, hasMenu);
  const offered = offeredLanguages(permission.data);
  const chooser = offered.length > 1 && <LanguageChooser languages={offered} look="entry" />;
  return (
    <ShellView
      fold={frame === 'plain' ? 'none' : fold}
      header={
        hasMenu && (
          <HeaderView
            theme={theme}
            onThemeSwitched={switchTheme}
            onAnnouncements={() => modals.open('announcements')}
            alwaysBranded={frame === 'plain'}
            isMember={isSignedIn}
            language={<LanguageButton />}
            ways={frame === 'plain' && <HeaderWays />}
          >
            <HeaderAccount
              theme={theme}
              onThemeSwitched={switchTheme}
              freePlay={permission.data?.register.freePlay !== 0}
              register={permission.data?.agentSite !== 1}
            />
          </HeaderView>
        )
      }
      menu={
        hasMenu && (
          <MenuView
            groups={menu.data}
            onMiniToggled={() => unfold() || setFold('mini')}
            onNavigated={closeMenu}
            unfold={unfold}
            isFolded={isMini()}
            freePlay={
              !isSignedIn &&
              !isRestoring &&
              permission.data?.register.freePlay === 1 && <FreePlayButton onPressed={closeMenu} />
            }
            services={isMenuFilled && <MenuServices unfold={unfold} onChosen={closeMenu} />}
            languageChooser={isMenuFilled && chooser}
            VendorList={MenuVendors}
          />
        )
      }
      bottomBar={hasMenu && <BottomBarView />}
      footer={
        frame === 'full' && (
          <FooterView
            minimumAge={permission.data?.minimumAge ?? USUAL_MINIMUM_AGE}
            year={new Date(clock.now()).getFullYear()}
            lanes={lanes.data?.lanes}
          />
        )
      }
      strip={
        frame !== 'game' &&
        !isSignedIn &&
        !isRestoring &&
        permission.data && <VisitorStrip languages={offered} withAnnouncements={frame === 'full'} />
      }
    >
      <Outlet />
    </ShellView>
  );
}
