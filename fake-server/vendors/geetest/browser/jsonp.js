/**
 * @typedef {{ status: 'success', data: Record<string, unknown> }
 *   | { status: 'error', code: string, msg: string, desc?: unknown }} Answer
 */

let count = 0;

/**
 * Calls the vendor by script element, as the real one does: the page's policy needs no connect-src.
 *
 * @param {string} address without the callback parameter
 * @param {Record<string, string>} parameters
 * @param {number} timeoutMs
 * @returns {Promise<Answer>} rejects when no answer came in time
 */
export function jsonp(address, parameters, timeoutMs) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  count += 1;
  const callback = `geetest_${count}_${Math.trunc(performance.now())}`;
  url.searchParams.set('callback', callback);

  const { promise, resolve, reject } = Promise.withResolvers();
  const script = document.createElement('script');
  const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  script.async = true;
  script.addEventListener('error', () => reject(new Error('network')));
  script.addEventListener('load', () => reject(new Error('empty answer')));
  Reflect.set(window, callback, resolve);
  script.src = url.href;
  document.head.append(script);
  return promise.finally(() => {
    clearTimeout(timer);
    script.remove();
    // A late answer must still find its callback function.
    Reflect.set(window, callback, () => Reflect.deleteProperty(window, callback));
  });
}
