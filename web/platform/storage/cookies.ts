/** All cookies that scripts may read, in one text; empty where the browser blocks them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets one cookie, written as in a `Set-Cookie` header, where the browser lets it. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Blocked: nothing is remembered.
  }
}
