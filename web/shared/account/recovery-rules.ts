import { queryOptions } from '@tanstack/react-query';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { RefusedRead } from '#web/api/queries.ts';
import { countriesQuery } from '#web/api/site-queries.ts';
import type { Services } from '#web/shared/services/services.ts';

/**
 * What the site takes for a user name, an email, a number and a password (A17), with the countries
 * that numbers are held to.
 */
export function recoveryRulesQuery({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>) {
  return queryOptions({
    queryKey: ['registration', 'recoveryRules'],
    queryFn: async ({ signal }): Promise<RecoveryRules> => {
      const [rules] = await Promise.all([
        api.account.registrationRules({}, { signal }),
        queryClient.ensureQueryData(countriesQuery(api)),
      ]);
      if (!rules.ok) throw new RefusedRead(rules);
      const { username, email, mobileNum, password } = rules.value;
      return { username, email, mobileNum, password };
    },
  });
}
