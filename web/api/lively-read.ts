/**
 * A read of what is always new. It comes again when the person comes back to the tab, which keeps
 * two tabs in step; nothing asks by the clock, for that would keep an idle session alive (A19). It
 * is tried also without a network, so that the page says that it failed and does not wait in silence.
 */
export const livelyRead = {
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  networkMode: 'always',
} as const;
