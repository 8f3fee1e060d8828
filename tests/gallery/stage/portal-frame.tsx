import { BottomBarView } from '#web/app/shell/BottomBarView.tsx';
import { HeaderView, VisitorActions } from '#web/app/shell/HeaderView.tsx';
import { LanguagePlace } from '#web/app/shell/LanguagePlace.tsx';
import { MenuView } from '#web/app/shell/MenuView.tsx';
import { ShellView } from '#web/app/shell/ShellView.tsx';

/** Puts a page into the portal's shell, as it is drawn before any answer is there. */
export function portalFrame(page: React.ReactNode): React.ReactNode {
  return (
    <ShellView
      fold="auto"
      header={
        <HeaderView theme="dark" language={<LanguagePlace code="PT" />}>
          <VisitorActions freePlay />
        </HeaderView>
      }
      menu={<MenuView groups={undefined} onMiniToggled={() => undefined} />}
      bottomBar={<BottomBarView />}
    >
      {page}
    </ShellView>
  );
}
