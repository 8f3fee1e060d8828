import type { Page } from 'playwright-core';

// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings its functions along

/** From now on the browser of this page denies whatever it may deny, in every frame (S13). */
export function denyAll(page: Page) {
  return page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('denied by the test', 'SecurityError');
    };
    const reject = async () => deny();
    const put = (owner: object, name: string, property: PropertyDescriptor) =>
      Object.defineProperty(owner, name, { configurable: true, ...property });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      put(window, name, { get: deny });
    }
    for (const name of ['BroadcastChannel', 'Notification', 'EventSource', 'WebSocket']) {
      put(window, name, { value: deny });
    }
    put(Document.prototype, 'cookie', { get: deny, set: deny });
    put(Navigator.prototype, 'serviceWorker', { get: deny });
    put(Navigator.prototype, 'locks', { value: { request: reject } });
    put(Navigator.prototype, 'clipboard', { value: { writeText: reject } });
    put(Navigator.prototype, 'share', { value: reject });
    put(document, 'execCommand', { value: () => false });
    window.open = () => null;
  });
}

/** From now on the browser has no ciphers, as on plain HTTP from another device (A22). */
export function denyCiphers(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
}
