/** The browser's install prompt. */
export interface InstallPrompt extends Event {
  /** Shows the browser's prompt; works once, and only after a press. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /**
     * Stored by the boot script: browsers send it once, mostly before the page's script is loaded.
     */
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

/** Shows the browser's prompt; possible only once. */
export async function install(): Promise<void> {
  const prompt = window.installPrompt;
  keep(undefined);
  await prompt?.prompt();
}

// For the page's lifetime: the browser may offer it late, and withdraw it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallPrompt);
});
addEventListener('appinstalled', () => keep(undefined));

/** Reports changes; returns how to stop. */
export function onInstallChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
