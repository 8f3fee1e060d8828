/**
 * Cookie with the remembered user name (A14). Over https it is bound to this host: a subdomain
 * cannot set one of this name.
 */
const cookieName = () =>
  location.protocol === 'https:' ? '__Host-rememberedUsername' : 'rememberedUsername';
/** One day (A14). */
const LIFETIME_SECONDS = 24 * 60 * 60;

/** The last sign-in with "remember me". Never a password. */
export interface RememberedSignIn {
  readonly username: string;
}

/** The remembered sign-in in a cookie text; null if none. */
export function rememberedSignIn(cookies: string): RememberedSignIn | null {
  const name = cookieName();
  const found = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (found === undefined || found === '') return null;
  try {
    return { username: decodeURIComponent(found) };
  } catch {
    return null;
  }
}

/** The cookie that remembers a sign-in for a day, or deletes it. */
export function rememberingCookie(username: string | null): string {
  const age = username === null ? 0 : LIFETIME_SECONDS;
  const value = encodeURIComponent(username ?? '');
  const secure = location.protocol === 'https:' ? '; secure' : '';
  return `${cookieName()}=${value}; path=/; max-age=${age}; samesite=strict${secure}`;
}
