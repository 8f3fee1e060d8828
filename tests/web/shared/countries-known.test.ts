import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queries } from '#web/api/queries.ts';
import { countriesKnown } from '#web/shared/verification/use-countries.ts';

test('waits for the countries even if a view that asked for them leaves (A7)', async () => {
  let asked = 0;
  const answers: (() => void)[] = [];
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: async ({ signal }) => {
          asked += 1;
          await new Promise<void>((resolve, reject) => {
            answers.push(resolve);
            signal.addEventListener('abort', reject);
          });
          return [];
        },
      },
    },
  });
  const leave = new QueryObserver(queryClient, queries.site.countryCodes()).subscribe(() => {});
  const known = countriesKnown({ queryClient });
  leave();
  await expect.poll(() => asked).toBe(3);
  for (const answer of answers) answer();
  expect(await known).toEqual({ ok: true, value: null });
});
