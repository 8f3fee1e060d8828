/** The kinds of phone with an app. */
export type PhoneKind = 'android' | 'ios';

/** The device's kind; null if neither. An iPad claims to be a Mac, but has touch. */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): PhoneKind | null {
  if (/android/iu.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/iu.test(userAgent)) return 'ios';
  return /macintosh/iu.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}
