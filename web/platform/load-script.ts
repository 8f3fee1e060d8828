const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party's script once. A failed one can be retried.
 *
 * @throws if it fails to load, or exceeds the timeout
 */
export function loadScript(address: string, timeoutMilliseconds: number): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  const fail = () => {
    script.remove();
    loading.delete(address);
    reject(new Error(`the script ${address} did not load`));
  };
  const timer = setTimeout(fail, timeoutMilliseconds);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', fail);
  document.head.append(script);
  loading.set(address, promise);
  return promise.finally(() => clearTimeout(timer));
}
