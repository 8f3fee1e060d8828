/** The worker container; undefined if missing or forbidden. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Whether a worker controls this page. */
export function isServedByWorker(): boolean {
  return Boolean(workerContainer()?.controller);
}
