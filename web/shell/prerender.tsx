import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import { BottomBarView } from '#web/app/shell/BottomBarView.tsx';
import { HeaderView, ThemeSwitch, VisitorActions } from '#web/app/shell/HeaderView.tsx';
import { LanguagePlace } from '#web/app/shell/LanguagePlace.tsx';
import { MenuView } from '#web/app/shell/MenuView.tsx';
import { ShellView } from '#web/app/shell/ShellView.tsx';
import { HomeSkeleton } from '#web/features/home/HomeSkeleton.tsx';
import englishLogin from '#web/i18n/messages/EN/login.json' with { type: 'json' };
import englishLottery from '#web/i18n/messages/EN/lottery.json' with { type: 'json' };
import englishShell from '#web/i18n/messages/EN/shell.json' with { type: 'json' };
import portugueseLogin from '#web/i18n/messages/PT/login.json' with { type: 'json' };
import portugueseLottery from '#web/i18n/messages/PT/lottery.json' with { type: 'json' };
import portugueseShell from '#web/i18n/messages/PT/shell.json' with { type: 'json' };
import { BannerPlace } from '#web/shared/banner/FirstBanner.tsx';
import { LoadError } from '#web/shared/loading/LoadError.tsx';
import { FirstLogin } from './FirstLogin.tsx';
import { FirstLotteries } from './FirstLotteries.tsx';
import { FirstPromotion, FirstPromotions } from './FirstPromotions.tsx';

const drawn = [
  {
    code: 'PT',
    messages: { shell: portugueseShell, login: portugueseLogin, lottery: portugueseLottery },
  },
  { code: 'EN', messages: { shell: englishShell, login: englishLogin, lottery: englishLottery } },
] as const;

/**
 * The shell as a visitor sees it before any answer is there, by language tag: drawn at build time
 * and put into index.html. The page takes it over when its script has loaded.
 */
export function renderShells(): Record<string, string> {
  return Object.fromEntries(
    drawn.map(({ code, messages }) => {
      const { tag } = languages[code];
      const i18n = createInstance();
      void i18n
        .use(initReactI18next)
        .init({
          lng: tag,
          fallbackLng: false,
          load: 'currentOnly',
          cleanCode: false,
          defaultNS: 'shell',
          resources: { [tag]: messages },
          initAsync: false,
          interpolation: { escapeValue: false },
        });
      const shell = renderToString(
        <I18nextProvider i18n={i18n}>
          <StaticRouter location="/">
            <ShellView
              fold="auto"
              header={
                <HeaderView theme="dark" language={<LanguagePlace code={code} />}>
                  <VisitorActions freePlay />
                </HeaderView>
              }
              menu={<MenuView groups={undefined} onMiniToggled={() => undefined} />}
              bottomBar={<BottomBarView />}
            >
              <HomeSkeleton />
            </ShellView>
            {/* For `fit.ts` and `boot.ts` to put into their places when they are needed. */}
            <template data-first-view="banner">
              <BannerPlace />
            </template>
            <template data-first-view="promo">
              <FirstPromotions />
            </template>
            <template data-first-view="promotion">
              <FirstPromotion />
            </template>
            <template data-first-view="lottery">
              <FirstLotteries />
            </template>
            <template data-first-view="login">
              <FirstLogin />
            </template>
            <template data-light-switch>
              <ThemeSwitch theme="light" />
            </template>
            <template data-start-failed>
              <LoadError isPage onRetry={() => undefined} />
            </template>
          </StaticRouter>
        </I18nextProvider>,
      );
      return [tag, shell];
    }),
  );
}
