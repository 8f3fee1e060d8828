import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PostcodeOutcome } from '#contract/entities/delivery-types.ts';
import { plainPostcode } from '#contract/rules/delivery-address.ts';
import { freshness } from '#web/api/freshness.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import type { RedeemDraft } from './redeem-draft.ts';

const filledIn = ['street', 'district', 'city', 'region'] as const;

/**
 * Fills in street, district, town and state as soon as a postcode is complete. What the person
 * typed stays. Whatever becomes of the question, the form can be sent.
 *
 * @returns the outcome of it; null where nothing was asked
 */
export function usePostcodePlace(draft: RedeemDraft): PostcodeOutcome | 'asking' | null {
  const { api } = useServices();
  const [typed, setTyped] = useState<string>();
  /** Values filled in here, and not typed: another postcode replaces them. */
  const ours = useRef<Partial<Record<(typeof filledIn)[number], string>>>({});
  useEffect(() => draft.onTyped(() => setTyped(plainPostcode(draft.values().postcode))), [draft]);
  const { data, isError, isFetching } = useQuery({
    // A read by POST: a postal address must not be in a URL.
    queryKey: ['points', 'postcode', typed],
    queryFn: ({ signal }) =>
      valueOf(api.points.postcode({ body: { postcode: typed ?? '' } }, { signal })),
    ...freshness.rarelyChanging,
    enabled: typed !== undefined,
  });
  const place = data?.place;
  useEffect(() => {
    if (!place) return;
    const values = draft.values();
    for (const name of filledIn) {
      const isFree = values[name] === '' || values[name] === ours.current[name];
      if (!isFree || place[name] === '') continue;
      draft.setText(name, place[name]);
      draft.form.clearErrors(name);
      ours.current[name] = place[name];
    }
  }, [draft, place]);
  if (typed === undefined) return null;
  if (isFetching) return 'asking';
  return isError ? 'unavailable' : (data?.outcome ?? null);
}
