/** Where workers are registered; undefined where the browser has none or denies them. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Whether a worker stands between this page and the network. */
export function isServedByWorker(): boolean {
  return Boolean(workerContainer()?.controller);
}
