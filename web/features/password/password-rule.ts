import { queryOptions } from '@tanstack/react-query';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { ApiClient } from '#web/api/client.ts';
import { RefusedRead } from '#web/api/queries.ts';

/** What the site takes for a password (A16). */
export function passwordRuleQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['registration', 'passwordRule'],
    queryFn: async ({ signal }): Promise<FieldRule> => {
      const rules = await api.account.registrationRules({}, { signal });
      if (!rules.ok) throw new RefusedRead(rules);
      return rules.value.password;
    },
  });
}
