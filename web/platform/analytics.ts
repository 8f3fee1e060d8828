import { loadScript } from './load-script.ts';

/** Google's tag server, for a site without an address of its own. */
const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js';
const LOAD_TIMEOUT_MILLISECONDS = 30_000;

declare global {
  interface Window {
    /** The tag's queue: `arguments` objects, by which it recognises commands. */
    dataLayer?: IArguments[];
    /** True while the tag must not send anything. */
    [silenced: `ga-disable-${string}`]: boolean;
  }
}

/** What the site has configured. */
export interface AnalyticsConfiguration {
  readonly gtagId: string;
  readonly scriptUrl: string | null;
}

/** A port to the tag: it only gets the page, nothing about the person or the address. */
export interface Analytics {
  /** Reports a page by its path alone: queries and fragments may carry codes and tokens. */
  pageSeen(path: string): void;
  /** Consent was withdrawn: the tag sends nothing from now on. */
  stop(): void;
}

/** Loads the analytics tag (S11). A blocked tag has no effect for the person. */
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
  // By default the tag would report the whole address and the referrer.
  tell('set', { page_location: location.origin, page_referrer: '' });
  tell('config', gtagId, { send_page_view: false, allow_google_signals: false });
  loadScript(address.href, LOAD_TIMEOUT_MILLISECONDS).catch(() => {
    // Probably blocked; the events stay in the page.
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
