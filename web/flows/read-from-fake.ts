/**
 * Reads JSON of the fake server; null where it is not there, or does not have this.
 *
 * @throws if it does not answer, or fails
 */
export async function readFromFake<Value>(address: string): Promise<Value | null> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  // It has no content where it was told not to keep this. A plain host of the page answers every
  // address with the page.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`${address} could not be read: ${response.status}`);
  return (await response.json()) as Value;
}

/** How what the fake server has is read again, in milliseconds. */
export const readAgainEvery = (milliseconds: number) =>
  ({
    refetchInterval: milliseconds,
    // The next read is the second try, also on a machine without internet.
    retry: false,
    networkMode: 'always',
  }) as const;
