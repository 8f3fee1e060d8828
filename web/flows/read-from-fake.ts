/**
 * Asks the fake server for JSON; null where it is not there, or does not have this.
 *
 * @throws if it does not answer
 */
export async function askFake(address: string): Promise<Response | null> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  // A plain host of the page answers every address with the page.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return response.status === 404 || (response.ok && !isJson) ? null : response;
}

/** @throws if the answer is a failure */
export async function jsonOf<Value>(response: Response): Promise<Value> {
  if (!response.ok) throw new Error(`${response.url} could not be read: ${response.status}`);
  return (await response.json()) as Value;
}

/** The same for what is open to everybody. */
export async function readFromFake<Value>(address: string): Promise<Value | null> {
  const response = await askFake(address);
  return response && (await jsonOf<Value>(response));
}

/** How what the fake server has is read again, in milliseconds. */
export const readAgainEvery = (milliseconds: number) =>
  ({
    refetchInterval: milliseconds,
    // The next read is the second try, also on a machine without internet.
    retry: false,
    networkMode: 'always',
  }) as const;
