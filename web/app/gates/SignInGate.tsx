import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import { isOpenToVisitors } from '#web/app/page-addresses.ts';
import { loginAddress } from '#web/platform/address/return-address.ts';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/**
 * If the site requires a sign-in, only a few pages are open to visitors; the others lead to the
 * sign-in, which leads back (R8). No page shows before it is known that it may. If the setting
 * cannot be read, the site counts as open: the server reveals nothing that is not public.
 */
export function SignInGate() {
  const { pathname, search, hash } = useLocation();
  const { isSignedIn, isRestoring } = useSession();
  const { data, isPending } = useQuery(sitePermission());
  if (isSignedIn || isOpenToVisitors(pathname) || (data?.loginedToHomePage !== 1 && !isPending)) {
    return <Outlet />;
  }
  if (isPending || isRestoring) return <PageLoader />;
  return <ToSignIn from={pathname + search + hash} />;
}

function ToSignIn({ from }: { readonly from: string }) {
  const { modals } = useServices();
  useEffect(() => {
    // The next page is a login already.
    if (modals.getSnapshot().context.stack.at(-1)?.type === 'login') {
      modals.send({ type: 'modal.closed' });
    }
  }, [modals]);
  return <Navigate to={loginAddress(from)} replace />;
}
