function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Makes the browser ask before the page is left or reloaded; returns how to stop. */
export function askBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
