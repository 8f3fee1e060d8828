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
 * An origin, or the part of it below a path: `https://www.google.com/recaptcha/`. Hosts of everything,
 * such as Google's, would let a page load far more than is meant.
 */
const place = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d{1,5})?(?:\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?)?$/u,
    'an origin, or an origin with a path that ends with a slash or names a file',
  );
const places = z.array(place).default([]);

/** Origins other than the host's own, by what the page does with them. */
const sourcesSchema = z.strictObject({
  /** Scripts: GeeTest, reCAPTCHA, the analytics tag. */
  scripts: places,
  styles: origins,
  /** Pictures: the image CDNs, and the back end where its pictures have a full address. */
  images: origins,
  /** What scripts call. The API's own origin is always included. */
  connections: origins,
  /** What the page frames: the vendors' games, reCAPTCHA. */
  frames: places,
});
export type Sources = z.infer<typeof sourcesSchema>;

/** `/api`, or the same after the origin of another server. */
const apiPattern = /^(https?:\/\/[a-z\d.-]+(?::\d{1,5})?)?((?:\/[\w.~-]+)*)$/u;

/** Where the API answers: a path of the page's own origin, or the full address of another one. */
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
  /** The file that answers every address of the app: those with no extension, or `.html`. */
  page: z.string(),
  rules: z.array(
    z.strictObject({
      /** `/*` for all, `/folder/*` for all in a folder. */
      path: z.string().regex(/^\/(?:[\w-]+\/?)?\*$/u),
      headers: z.record(z.string(), z.string()),
    }),
  ),
  /**
   * Calls whose answers the host may write into the page, by the page's address; `*` for the others.
   * They are the same for every visitor, in the language that the page starts in.
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

/** The header that a host sends by https alone. */
export const HTTPS_ONLY_HEADER = 'Strict-Transport-Security';

/**
 * What the build writes into `headers.json`. In the content security policy `{scripts}` and so on
 * stand for the origins of the site's configuration.
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
          // A new build counts from the next visit on.
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy.join('; '),
          // A page that opened the portal cannot lead its tab elsewhere.
          'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
          // A token in the address (A18) is carried on by no request of the page.
          'Referrer-Policy': 'strict-origin',
          // For a year browsers ask for this site by https alone.
          [HTTPS_ONLY_HEADER]: 'max-age=31536000',
          'X-Content-Type-Options': 'nosniff',
        },
      },
      // The window of a sign-in elsewhere ends here: it stays in the hands of the page that opened it.
      {
        path: '/sign-in-return*',
        headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
      },
      // Each of these has the hash of its content in its name.
      {
        path: '/assets/*',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
    ],
    firstAnswers,
  };
}

/** The headers with the origins of a site in their places. */
export function withSources(
  { page, rules, firstAnswers }: HostHeaders,
  sources: Sources,
): HostHeaders {
  const fill = (text: string) =>
    text
      .replace(/ \{(\w+)\}/gu, (_, kind: keyof Sources) =>
        sources[kind].map((source) => ` ${source}`).join(''),
      )
      // A directive that nothing was put into allows nothing.
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

/** Whether a path without a file of its own is an address of the app, which its page answers. */
export function isPagePath(path: string): boolean {
  return !/\.\w+$/u.test(path) || path.endsWith('.html');
}

/** All origins that a site's pages reach, including that of its API. */
export function sourcesOf({ api, thirdParties }: SiteConfiguration): Sources {
  const ofApi = apiPattern.exec(api)?.[1];
  if (ofApi === undefined) return thirdParties;
  return { ...thirdParties, connections: [ofApi, ...thirdParties.connections] };
}
