/** All cookies visible to scripts, in one text; empty if the browser blocks them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets one cookie, in the form of a `Set-Cookie` header, if the browser allows it. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Blocked: nothing is remembered.
  }
}
