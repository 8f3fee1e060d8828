import { useLayoutEffect } from 'react';
import { MemberPlace, VisitorActions } from '#web/app/shell/HeaderView.tsx';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import type { Theme } from './use-theme.ts';

const MemberArea = lazyPart(() => import('./MemberArea.tsx'), <MemberPlace />, PartFailed);

interface HeaderAccountProps {
  readonly freePlay: boolean;
  readonly register: boolean;
  readonly theme: Theme;
  readonly onThemeSwitched: () => void;
}

/** The end of the header: the visitor's buttons, or the member's balance and account (S1). */
export function HeaderAccount({ freePlay, register, theme, onThemeSwitched }: HeaderAccountProps) {
  const { session } = useServices();
  const facts = useSession();
  const modals = useModals();
  const isVisitor = !facts.member && !facts.isRestoring;
  useLayoutEffect(() => {
    // The head of the page reserves a member's place until the session is known.
    if (isVisitor) delete document.documentElement.dataset['session'];
  }, [isVisitor]);
  if (facts.member) {
    return (
      <MemberArea
        member={facts.member}
        isTrial={facts.isTrial}
        isAgent={facts.isAgent}
        theme={theme}
        onThemeSwitched={onThemeSwitched}
      />
    );
  }
  return (
    <VisitorActions
      freePlay={freePlay}
      register={register}
      freePlayBusy={facts.isStartingFreePlay}
      onFreePlay={() => session.send({ type: 'freePlay.requested' })}
      onOpen={(modal) => modals.open(modal === 'login' ? 'login' : 'registration')}
    />
  );
}
