/** The phones that there is an app for. */
export type PhoneKind = 'android' | 'ios';

/** What the page runs on; null where it is neither. An iPad says that it is a Mac, but has fingers. */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): PhoneKind | null {
  if (/android/iu.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/iu.test(userAgent)) return 'ios';
  return /macintosh/iu.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}
