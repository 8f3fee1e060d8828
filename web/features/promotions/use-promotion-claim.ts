import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PromotionDeed } from '#contract/entities/promotion-types.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { pressedBefore } from './pressed-before.ts';
import { providePromotionClaim } from './promotion-claim.actors.ts';

/** Runs the flow of taking part for the page of one promotion (W8). */
export function usePromotionClaim(promotionId: string, deed: PromotionDeed) {
  const services = useServices();
  const modals = useModals();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const { isSignedIn, isTrial } = useSession();
  const who = isTrial ? 'trial' : isSignedIn ? 'member' : 'visitor';
  const [machine] = useState(() => providePromotionClaim(services));
  const [state, send, actor] = useMachine(machine, {
    input: { promotionId, deed, who },
    ...services.watching,
  });
  const intent = useSelector(services.session, ({ context }) => context.intent);

  useEffect(() => {
    const subscriptions = [
      actor.on('signIn.needed', (event) => services.session.send(event)),
      actor.on('realAccount.needed', () => modals.open('realAccountNeeded')),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, services, modals]);

  useEffect(() => {
    send({ type: 'person.changed', who });
  }, [who, send]);

  // Whoever closes the login takes back what they were about to do.
  useEffect(() => {
    if (who === 'visitor' && intent === null) send({ type: 'signIn.declined' });
  }, [who, intent, send]);

  // The login led away from the page, and back: a reload must not do it once more.
  const pressed = pressedBefore(location);
  useEffect(() => {
    if (pressed === null) return;
    void navigate(pathname, { replace: true, state: null });
    send({ type: 'deed.requested', deed: pressed });
  }, [pressed, pathname, navigate, send]);

  return {
    isBusy: state.hasTag('busy'),
    refusal: state.context.refusal,
    doDeed: (wanted: PromotionDeed) => send({ type: 'deed.requested', deed: wanted }),
  };
}
