import { useLayoutEffect } from 'react';
import { lazyPart, PartFailed } from './lazy-part.tsx';
import { useServices } from './services-context.ts';
import { MemberPlace, VisitorActions } from './shell/HeaderView.tsx';
import { useModals } from './use-modals.ts';
import { useSession } from './use-session.ts';

const MemberArea = lazyPart(() => import('./MemberArea.tsx'), <MemberPlace />, PartFailed);

/** The end of the header: the visitor's buttons, or the member's balance and account (S1). */
export function HeaderAccount({ freePlay }: { readonly freePlay: boolean }) {
  const { session } = useServices();
  const facts = useSession();
  const modals = useModals();
  const isVisitor = !facts.member && !facts.isRestoring;
  useLayoutEffect(() => {
    // What the head of the page wrote there keeps a member's place free until it is known who came.
    if (isVisitor) delete document.documentElement.dataset['session'];
  }, [isVisitor]);
  if (facts.member) {
    return <MemberArea member={facts.member} isTrial={facts.isTrial} isAgent={facts.isAgent} />;
  }
  return (
    <VisitorActions
      freePlay={freePlay}
      freePlayBusy={facts.isStartingFreePlay}
      onFreePlay={() => session.send({ type: 'freePlay.requested' })}
      onOpen={(modal) => modals.open(modal === 'login' ? 'login' : 'registration')}
    />
  );
}
