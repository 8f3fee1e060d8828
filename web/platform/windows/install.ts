/** What the browser hands over when the portal can be installed as an app. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own question; works once, and only behind a press. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script: browsers offer it once, mostly before the page's script is there. */
    installPrompt?: InstallPrompt | undefined;
  }
}

const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | undefined): void {
  window.installPrompt = prompt;
  for (const listener of listeners) listener();
}

/** Whether this browser can install the portal now. */
export function canInstall(): boolean {
  return window.installPrompt !== undefined;
}

/** Lets the browser ask; its question can be shown once. */
export async function install(): Promise<void> {
  const prompt = window.installPrompt;
  keep(undefined);
  await prompt?.prompt();
}

// As long as the page lives: the browser may offer it late, and take it back.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallPrompt);
});
addEventListener('appinstalled', () => keep(undefined));

/** Tells when it becomes possible or impossible to install; gives back how to stop. */
export function onInstallChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
