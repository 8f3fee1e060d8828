/** An address that has not answered by then counts as out of reach, in milliseconds. */
const ANSWER_TIMEOUT_MILLISECONDS = 8000;

/**
 * How long an address takes to answer, in milliseconds: the second of two tries, as the first one
 * also looks up the name and shakes hands. The answer itself is not read.
 *
 * @throws when none comes in time
 */
export async function measureAddress(address: string, signal: AbortSignal): Promise<number> {
  const ask = async () => {
    const begun = performance.now();
    await fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS)]),
    });
    return performance.now() - begun;
  };
  await ask();
  return await ask();
}
