import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { useTimes } from '#web/shared/times/use-times.ts';

/**
 * Shows at a sign-in when and where the previous one was, so that a stranger's is noticed (A26).
 */
export function LastSignIn() {
  const { api, i18n, notices, session } = useServices();
  const zone = useSiteZone();
  const times = useTimes();
  const beganHere = useSelector(session, ({ context }) => context.beganHere === true);

  useEffect(() => {
    if (!beganHere || zone === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = async () => {
      const answer = await api.security.lastSignIn({}, { signal });
      if (!answer.ok) return;
      // Not in the first load: few sign-ins need these texts.
      await i18n.loadNamespaces('security');
      const { before, closesAt, recoveryReadyAt } = answer.value;
      if (closesAt !== null) {
        notices.send({
          type: 'notice.raised',
          notice: {
            key: 'accountClosure',
            kind: 'warning',
            text: 'security:closing.signIn',
            values: { time: times.zonedMoment(closesAt) },
            persistent: true,
          },
        });
      }
      if (recoveryReadyAt !== null) {
        notices.send({
          type: 'notice.raised',
          notice: {
            key: 'accountRecovery',
            kind: 'warning',
            text: 'security:accountRecovery.signIn',
            values: { time: times.zonedMoment(recoveryReadyAt) },
            persistent: true,
          },
        });
      }
      if (before === null) return;
      const { at, browser, system, place } = before;
      const from = [browser, system, place].filter((part) => part !== null).join(' · ');
      notices.send({
        type: 'notice.raised',
        notice: {
          key: 'lastSignIn',
          kind: 'information',
          text: from === '' ? 'security:lastSignIn' : 'security:lastSignInFrom',
          values: { time: times.moment(at), from },
          persistent: false,
        },
      });
    };
    // If it cannot be read, the security centre has it.
    tell().catch(() => undefined);
    return () => leaving.abort();
  }, [api, beganHere, notices, zone, times, i18n]);
  return null;
}
