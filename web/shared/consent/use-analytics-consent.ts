import { useSyncExternalStore } from 'react';
import { analyticsConsent, onAnalyticsChosen } from '#web/platform/analytics-consent.ts';

/** Whether visits may be counted; undefined until the person has chosen (S11). */
export function useAnalyticsConsent(): boolean | undefined {
  return useSyncExternalStore(onAnalyticsChosen, analyticsConsent);
}
