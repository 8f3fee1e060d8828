import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { isMemberScoped } from '#web/api/queries.ts';
import { useMissionSummary } from '#web/features/boards/Missions.tsx';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'PT', load: 'currentOnly', cleanCode: false });

test('missions that stay on the page at a sign-in become those of the person (L8, A19)', async () => {
  let isSignedIn = false;
  const watching = new Set<(state: unknown) => void>();
  const snapshot = () => ({
    matches: () => false,
    hasTag: (tag: string) => isSignedIn && tag === 'signedIn',
    context: { member: null },
  });
  let state = snapshot();
  const session = {
    getSnapshot: () => state,
    subscribe: (observer: ((state: unknown) => void) | { next: (state: unknown) => void }) => {
      watching.add(typeof observer === 'function' ? observer : observer.next);
      return { unsubscribe: () => undefined };
    },
  };
  const missionSummary = vi.fn(async () => ({
    ok: true,
    value: { open: isSignedIn ? 2 : 5, next: null },
  }));
  const api = { boards: { missionSummary } };
  const queryClient = queryClientWith(api);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={servicesWith({ api, session })}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>
  );
  const { result } = renderHook(() => useMissionSummary(), { wrapper });
  await waitFor(() => expect(result.current.data?.open).toBe(5));
  // What a session begins with (`web/shared/services/services.ts`).
  queryClient.removeQueries({ predicate: isMemberScoped });
  isSignedIn = true;
  state = snapshot();
  act(() => watching.forEach((next) => next(state)));
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.open).toBe(2));
});
