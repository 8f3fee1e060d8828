import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PromotionAction } from '#contract/entities/promotion-types.ts';
import { personOf } from '#machines/session/sign-in-first.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { providePromotionClaim } from './promotion-claim.actors.ts';

/**
 * Runs the flow of taking part in one promotion (W8).
 *
 * @param goesOn repeats the press from before a login that led away: only on this promotion's own
 *   page
 */
export function usePromotionClaim(
  promotionId: string,
  action: PromotionAction,
  { goesOn = true } = {},
) {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const page = location.pathname + location.search;
  const flow = useFlow(providePromotionClaim, {
    input: { promotionId, action, who: personOf(session.getSnapshot()), page },
  });
  const { send } = flow;

  // The login led away and back: a reload must not repeat the press.
  const pressed = goesOn ? pressedBefore(location) : null;
  useEffect(() => {
    if (pressed === null) return;
    void navigate(page, { replace: true, state: null });
    send({ type: 'action.requested', action: pressed });
  }, [pressed, page, navigate, send]);

  return flow;
}

/**
 * The press before a login that led away, from the history entry to which the intent's replay
 * returned (A19); null if none.
 */
function pressedBefore({ state }: { readonly state: unknown }): PromotionAction | null {
  const pressed =
    typeof state === 'object' && state !== null && 'pressed' in state ? state.pressed : null;
  return pressed === 'claim' || pressed === 'join' || pressed === 'enter' ? pressed : null;
}
