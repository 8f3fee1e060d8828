/**
 * A read of what is always new. It comes again when the person comes back to the tab, which keeps
 * two tabs in step; nothing asks by the clock, for that would keep an idle session alive (A19).
 */
export const livelyRead = { refetchOnWindowFocus: true } as const;
