import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#contract/rules/times.ts';
import { sitePermission } from '#web/api/site-permission.ts';

/**
 * The site's time zone, of which all days and records are; undefined until it is known. Where the
 * site cannot be asked, the device's own: a record with its zone named beside it is better than none.
 */
export function useSiteZone(): string | undefined {
  const { data, isError } = useQuery(sitePermission());
  if (data) return data.timeZone;
  return isError ? deviceZone() : undefined;
}
