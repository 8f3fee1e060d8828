import { loadScript } from './load-script.ts';

/** Where Google serves its tag, for a site that names no address of its own. */
const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js';
const LOAD_TIMEOUT_MILLISECONDS = 30_000;

declare global {
  interface Window {
    /** What the tag works off: `arguments` objects, which is how it tells commands from data. */
    dataLayer?: IArguments[];
    /** True where the tag must tell nothing. */
    [silenced: `ga-disable-${string}`]: boolean;
  }
}

/** What the site has configured. */
export interface AnalyticsConfiguration {
  readonly gtagId: string;
  readonly scriptUrl: string | null;
}

/** A port to the tag: it learns which page was seen, and nothing of the person or the address. */
export interface Analytics {
  /** Reports a page by its path alone: queries and fragments may carry codes and tokens. */
  pageSeen(path: string): void;
  /** The permission was taken back: the tag tells nothing from now on. */
  stop(): void;
}

/** Loads the analytics tag (S11). Whether it comes or is blocked changes nothing for the person. */
export function startAnalytics({ gtagId, scriptUrl }: AnalyticsConfiguration): Analytics {
  const silence = `ga-disable-${gtagId}` as const;
  window[silence] = false;
  const layer = (window.dataLayer ??= []);
  function tell(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- the tag ignores anything but `arguments`
    layer.push(arguments);
  }
  const address = new URL(scriptUrl ?? GOOGLE_TAG);
  address.searchParams.set('id', gtagId);
  tell('js', new Date());
  // Left to itself the tag would report the whole address, and where the person came from.
  tell('set', { page_location: location.origin, page_referrer: '' });
  tell('config', gtagId, { send_page_view: false, allow_google_signals: false });
  loadScript(address.href, LOAD_TIMEOUT_MILLISECONDS).catch(() => {
    // Blocked, most likely; what was told stays in the page.
  });
  return {
    pageSeen: (path) => {
      tell('set', { page_location: location.origin + path });
      tell('event', 'page_view', { page_location: location.origin + path });
    },
    stop: () => {
      window[silence] = true;
    },
  };
}
