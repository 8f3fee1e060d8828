function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Has the browser ask before the page is left or loaded anew; returns how to stop. */
export function askBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
