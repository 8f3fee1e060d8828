import type { IncomingHttpHeaders } from 'node:http';

/** The value of a cookie that a request brings. */
export function cookieOf(
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'cookie'> },
  name: string,
): string | undefined {
  return headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
