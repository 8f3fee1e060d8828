import { useSearchParams } from 'react-router-dom';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';

/** The selection of an address, at the server's time. */
interface RecordAddressRead<Address> {
  readonly address: Address;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** The site's time zone. */
  readonly zone: string;
}

/**
 * Reads the selection of a record from the address; undefined until the site's time zone is known.
 */
export function useRecordAddress<Address>(
  read: (parameters: URLSearchParams, now: number, zone: string) => Address,
): RecordAddressRead<Address> | undefined {
  const { clock } = useServices();
  const [parameters] = useSearchParams();
  const zone = useSiteZone();
  const now = clock.now();
  return zone === undefined ? undefined : { address: read(parameters, now, zone), now, zone };
}
