import styles from './HeaderAccount.module.css';
import { lazyPart } from './lazy-part.tsx';
import { useServices } from './services-context.ts';
import { VisitorActions } from './shell/HeaderView.tsx';
import { useModals } from './use-modals.ts';
import { useSession } from './use-session.ts';

const MemberArea = lazyPart(() => import('./MemberArea.tsx'), null);

/** The end of the header: the visitor's buttons, or the member's balance and account (S1). */
export function HeaderAccount({ freePlay }: { readonly freePlay: boolean }) {
  const { session } = useServices();
  const facts = useSession();
  const modals = useModals();
  if (facts.member) {
    return <MemberArea member={facts.member} isTrial={facts.isTrial} isAgent={facts.isAgent} />;
  }
  // Until it is known who this is, the buttons keep their place and promise nothing.
  const known = !facts.isRestoring || document.documentElement.dataset['session'] === undefined;
  return (
    <div className={known ? undefined : styles.unknown}>
      <VisitorActions
        freePlay={freePlay}
        freePlayBusy={facts.isStartingFreePlay}
        onFreePlay={() => session.send({ type: 'freePlay.requested' })}
        onOpen={(modal) => modals.open(modal === 'login' ? 'login' : 'registration')}
      />
    </div>
  );
}
