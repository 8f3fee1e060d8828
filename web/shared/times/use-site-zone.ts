import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#contract/rules/times.ts';
import { sitePermission } from '#web/api/site-permission.ts';

/**
 * The site's time zone, for all days and records; undefined until known. If it cannot be read, the
 * device's own: a record with a named zone is better than none.
 */
export function useSiteZone(): string | undefined {
  const { data, isError } = useQuery(sitePermission());
  if (data) return data.timeZone;
  return isError ? deviceZone() : undefined;
}
