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
 * @param goesOn what was pressed before a login that led away is done now: only where the page is of
 *   this promotion alone
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

  // The login led away from the page, and back: a reload must not do it once more.
  const pressed = goesOn ? pressedBefore(location) : null;
  useEffect(() => {
    if (pressed === null) return;
    void navigate(page, { replace: true, state: null });
    send({ type: 'action.requested', action: pressed });
  }, [pressed, page, navigate, send]);

  return flow;
}

/**
 * What was pressed before a login that led away from the page, from the history entry in which
 * the intent's replay brought the person back (A19); null where nothing was.
 */
function pressedBefore({ state }: { readonly state: unknown }): PromotionAction | null {
  const pressed =
    typeof state === 'object' && state !== null && 'pressed' in state ? state.pressed : null;
  return pressed === 'claim' || pressed === 'join' || pressed === 'enter' ? pressed : null;
}
