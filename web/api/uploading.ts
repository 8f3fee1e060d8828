import type { Transport } from './send.ts';

/** Time for a picture of 5 MB on the slowest usable connection. */
const UPLOAD_TIMEOUT_MILLISECONDS = 180_000;

/**
 * Sends a large body and reports progress, which `fetch` cannot.
 *
 * @param onProgress gets the share, from 0 to 1
 */
export function uploading(onProgress: (share: number) => void): Transport {
  return {
    timeoutMilliseconds: UPLOAD_TIMEOUT_MILLISECONDS,
    fetch: (url, { method = 'POST', headers, body, signal } = {}) =>
      new Promise<Response>((resolve, reject) => {
        const request = new XMLHttpRequest();
        const abort = () => request.abort();
        request.open(method, url instanceof Request ? url.url : url);
        for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
        request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
          if (lengthComputable) onProgress(loaded / total);
        });
        request.addEventListener('load', () => {
          const { status, responseText } = request;
          resolve(new Response(responseText, { status, headers: headersOf(request) }));
        });
        request.addEventListener('error', () => reject(new TypeError('The network failed.')));
        request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
        signal?.addEventListener('abort', abort);
        if (signal?.aborted) abort();
        request.send(typeof body === 'string' ? body : null);
      }),
  };
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/u);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    }),
  );
}
