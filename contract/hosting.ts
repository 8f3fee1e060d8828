import { z } from 'zod/v4';

/*
 * What a host must do for the built web app. The build writes it into one file, `headers.json`.
 * Every host of the web app follows that file, also the fake server (docs/deploying.md).
 */

/** `https://play.example`, or `https://*.play.example` for all its subdomains. */
const origin = z
  .string()
  .regex(/^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?$/u, 'an origin, without a path');
const origins = z.array(origin).default([]);

/**
 * An origin, or the part of it below a path: `https://www.google.com/recaptcha/`. Hosts that serve
 * everything, such as Google's, would allow far more than is meant.
 */
const place = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?(?:\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?)?$/u,
    'an origin, or an origin with a path that ends with a slash or names a file',
  );
const places = z.array(place).default([]);

/** Origins besides the host's own, by use. */
const sourcesSchema = z.strictObject({
  /** Scripts: GeeTest, reCAPTCHA, the analytics tag. */
  scripts: places,
  styles: origins,
  /** Pictures: the image CDNs, and the back end if its pictures have absolute addresses. */
  images: origins,
  /** Calls of scripts. The API's own origin is always included. */
  connections: origins,
  /** What the page frames: the vendors' games, reCAPTCHA. */
  frames: places,
});
export type Sources = z.infer<typeof sourcesSchema>;

/** `/api`, or the same after the origin of another server. */
const apiPattern = /^(https?:\/\/[a-z\d.-]+(?::\d{1,5})?)?((?:\/[\w.~-]+)*)$/u;

/** Where the API answers: a path of the page's own origin, or the address of another one. */
const apiAddress = z
  .string()
  .min(1)
  .regex(apiPattern, 'a path, or a full address, without a slash at the end');

/** The configuration of a site: what an operator decides after the build. */
export const siteConfigurationSchema = z.strictObject({
  api: apiAddress,
  thirdParties: sourcesSchema.default({
    scripts: [],
    styles: [],
    images: [],
    connections: [],
    frames: [],
  }),
});
export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>;

/** The headers of a host, by path. Where several rules match, the last one wins. */
export const hostHeadersSchema = z.strictObject({
  /** The file for every address of the app: those without an extension, or with `.html`. */
  page: z.string(),
  rules: z.array(
    z.strictObject({
      /** `/*` for all, `/folder/*` for all in a folder. */
      path: z.string().regex(/^\/(?:[\w-]+\/?)?\*$/u),
      headers: z.record(z.string(), z.string()),
    }),
  ),
  /**
   * Calls whose answers the host may embed in the page, by the page's address; `*` for the others.
   * The answers are the same for every visitor, in the start language of the page.
   */
  firstAnswers: z.record(z.string(), z.array(z.string()).readonly()),
});
export type HostHeaders = z.infer<typeof hostHeadersSchema>;

/** Hashes of the page's inline scripts and styles, as a content security policy names them. */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** The header that a host only sends over HTTPS. */
export const HTTPS_ONLY_HEADER = 'Strict-Transport-Security';

/**
 * What the build writes into `headers.json`. In the content security policy, placeholders such as
 * `{scripts}` stand for the origins of the site's configuration.
 */
export function hostHeadersOf(
  hashes: InlineHashes,
  firstAnswers: HostHeaders['firstAnswers'] = {},
): HostHeaders {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${quoted(hashes.scripts)} {scripts}`,
    `style-src 'self'${quoted(hashes.styles)} {styles}`,
    "img-src 'self' data: {images}",
    "font-src 'self'",
    "connect-src 'self' {connections}",
    'frame-src {frames}',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ];
  return {
    page: '/index.html',
    rules: [
      {
        path: '/*',
        headers: {
          // A new build takes effect at the next visit.
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy.join('; '),
          // A page that opened the portal cannot navigate its tab.
          'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
          // No request of the page passes on a token in the address (A18).
          'Referrer-Policy': 'strict-origin',
          // For a year browsers use only HTTPS for this site.
          [HTTPS_ONLY_HEADER]: 'max-age=31536000',
          'X-Content-Type-Options': 'nosniff',
        },
      },
      // The sign-in window ends here and must stay under control of the page that opened it.
      { path: '/sign-in-return*', headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' } },
      // These file names contain the hash of their content.
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
    firstAnswers,
  };
}

/** The headers with the origins of a site filled in. */
export function withSources(
  { page, rules, firstAnswers }: HostHeaders,
  sources: Sources,
): HostHeaders {
  const fill = (text: string) =>
    text
      .replace(/ \{(\w+)\}/gu, (_, kind: keyof Sources) =>
        sources[kind].map((source) => ` ${source}`).join(''),
      )
      // An empty directive allows nothing.
      .replace(/(?<=; )([\w-]+)(?=;|$)/gu, "$1 'none'");
  return {
    page,
    rules: rules.map(({ path, headers }) => ({
      path,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          name === 'Content-Security-Policy' ? fill(value) : value,
        ]),
      ),
    })),
    firstAnswers,
  };
}

/** The headers that a host sends for a path. */
export function headersFor({ rules }: HostHeaders, path: string): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** Whether a path without a file is an address of the app. */
export function isPagePath(path: string): boolean {
  return !/\.\w+$/u.test(path) || path.endsWith('.html');
}

/** All origins that a site's pages reach, including the API's. */
export function sourcesOf({ api, thirdParties }: SiteConfiguration): Sources {
  const apiOrigin = apiPattern.exec(api)?.[1];
  if (apiOrigin === undefined) return thirdParties;
  return { ...thirdParties, connections: [apiOrigin, ...thirdParties.connections] };
}
