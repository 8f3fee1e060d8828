import type { TFunction } from 'i18next';
import type { VisitOrigin } from '#contract/entities/security.ts';

/** A device by browser and system, as far as known. */
export function deviceText(t: TFunction<'security'>, { browser, system }: VisitOrigin): string {
  if (browser === null && system === null) return t('origin.unknownDevice');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('origin.device', { browser, system });
}

/** The place, as far as known. */
export function placeText(t: TFunction<'security'>, { place }: VisitOrigin): string {
  return place ?? t('origin.unknownPlace');
}
