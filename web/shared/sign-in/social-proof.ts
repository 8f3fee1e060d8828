import { useSyncExternalStore } from 'react';
import { languages } from '#contract/entities/language.ts';
import type { SocialLogin, SocialProof } from '#contract/entities/social.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { openProviderWindow } from '#web/platform/sign-in/provider-window.ts';
import { askTelegram } from '#web/platform/sign-in/telegram.ts';
import { withinTimeout } from '#web/shared/loading/lazy-part.tsx';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { type Repeating, repeating } from '#web/shared/submission/repeating.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';

/** A person's social account, with the provider's data. */
export interface HeldAccount {
  readonly provider: SocialProvider;
  readonly email: string | null;
}

interface Held extends HeldAccount {
  readonly proof: SocialProof;
}

/** The linking call, while a view is mounted. */
type LinkCall = Repeating<SocialProof, SocialProof, unknown>;

interface LinkWish {
  readonly site: SocialLogin;
  readonly provider: SocialProvider;
  readonly signal: AbortSignal;
}

type Proving = Pick<Services, 'clock' | 'language'>;

const partFailed = { ok: false, code: 'part_failed' } as const;
const accepted = { ok: true, value: null } as const;

/**
 * Proof of a social account, outside any machine (G5): no token is in a context, an event or a
 * storage, and all are gone with the page. One without an account here waits for the person to sign
 * in or register, and is then linked.
 */
export const socialProof = onePerPage((services: Proving) => {
  let held: Held | null = null;
  let waiting: Held | null = null;
  const listeners = new Set<() => void>();
  const wait = (next: Held | null) => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Has a provider prove the account. Call it while handling a press. */
    async obtain(
      site: SocialLogin,
      provider: SocialProvider,
      signal: AbortSignal,
    ): Promise<Outcome<null>> {
      held = null;
      const providerWindow = openProviderWindow();
      if (providerWindow === null) return { ok: false, code: 'popup_blocked' };
      try {
        const proved = await prove(services, site, provider, providerWindow, signal);
        if (!proved.ok) return proved;
        if (!signal.aborted) held = proved.value;
        return accepted;
      } finally {
        providerWindow.close();
      }
    },
    /** The data for the sign-in call. */
    proof: () => held?.proof ?? null,
    /** Deletes a used or refused proof; keeps one that can be linked. */
    settle(refusal: Refusal | null) {
      wait(refusal?.code === 'social_account_unknown' ? held : null);
      held = null;
    },
    /** The account to link after the sign-in; null if none. */
    waiting: (): HeldAccount | null => waiting,
    /** Takes the proof that waits for linking. */
    takeWaiting(): SocialProof | null {
      const proof = waiting?.proof ?? null;
      wait(null);
      return proof;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** The account to link after the sign-in, and how to cancel that. */
export function useWaitingAccount() {
  const proof = socialProof(useServices());
  const account = useSyncExternalStore(proof.subscribe, proof.waiting);
  return { account, forget: () => void proof.takeWaiting() };
}

async function prove(
  { clock, language }: Proving,
  site: SocialLogin,
  provider: SocialProvider,
  providerWindow: Window,
  signal: AbortSignal,
): Promise<Outcome<Held>> {
  if (provider === 'telegram') {
    if (site.telegram === null) return { ok: false, code: 'feature_disabled' };
    const spoken = languages[language()].tag.slice(0, 2);
    const user = await askTelegram(providerWindow, site.telegram, spoken, signal);
    if (!user.ok) return user;
    const proof = { type: 'telegram', telegram: user.value } as const;
    return { ok: true, value: { provider, email: null, proof } };
  }
  const openId = site[provider];
  if (openId === null || site.firebase === null) return { ok: false, code: 'feature_disabled' };
  const asking = await withinTimeout(import('#web/platform/sign-in/openid.ts')).catch(() => null);
  if (asking === null) return partFailed;
  const answer = await asking.askOpenIdProvider(providerWindow, openId, () => clock.now(), signal);
  if (!answer.ok) return answer;
  const sdk = await withinTimeout(import('#web/platform/sign-in/firebase.ts')).catch(() => null);
  if (sdk === null) return partFailed;
  const user = await sdk.signInFederated(site.firebase, `${provider}.com`, answer.value);
  if (!user.ok) return user;
  const { idToken, email } = user.value;
  const proof = { type: 'firebase', firebaseIdToken: idToken } as const;
  return { ok: true, value: { provider, email, proof } };
}

/**
 * Links a social account to the signed-in person (G5, W5). Call it while handling a press: it opens
 * the provider's window.
 *
 * @param links the call, which retries a lost link with the same key
 */
export async function linkAccount(
  services: Proving & Pick<Services, 'modals'>,
  links: LinkCall,
  { site, provider, signal }: LinkWish,
): Promise<Outcome<unknown>> {
  const social = socialProof(services);
  const obtained = await social.obtain(site, provider, signal);
  const proof = social.proof();
  social.settle(null);
  if (!obtained.ok || proof === null) return obtained;
  return await withReauthentication(services, () => links.send(proof, (send) => send(proof)));
}

/** Links the waiting account after the sign-in, and reports the result (G5). */
export async function linkWaitingAccount(
  services: Proving & Pick<Services, 'api' | 'modals' | 'notices'>,
): Promise<void> {
  const proof = socialProof(services).takeWaiting();
  if (proof === null) return;
  const links = repeating(services.api.account.linkSocial);
  const answer = await withReauthentication(services, () =>
    links.send(proof, (send) => send(proof)),
  );
  services.notices.send({
    type: 'notice.raised',
    notice: answer.ok
      ? { key: 'socialLinked', kind: 'success', text: 'account:social.linked', persistent: false }
      : {
          key: 'socialLinked',
          kind: 'warning',
          text: answer.mayBeDone ? 'account:social.linkUnknown' : 'account:social.linkFailed',
          persistent: false,
          errorCode: answer.code,
        },
  });
}
