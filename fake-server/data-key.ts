import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreUnusable } from './store/database.ts';
import { type DataKey, keyOfProcess, newDataKey } from './store/vault.ts';

/** The variable of the environment that may hold the key of the data file. */
export const KEY_VARIABLE = 'PORTAL_DATA_KEY';
/** The base64 length of 256 random bits. */
const MIN_CHARACTERS = 43;

/**
 * The key of a data file: from the environment, else from a file of its own that only the owner of
 * this process can read.
 *
 * @throws StoreUnusable if it is too short
 */
export function dataKeyFor(
  file: string,
  keyFile: string,
  environment: Readonly<Record<string, string | undefined>>,
): DataKey {
  if (file === ':memory:') return keyOfProcess;
  const given = environment[KEY_VARIABLE];
  if (given !== undefined) {
    const key = longEnough(given, KEY_VARIABLE);
    return { read: () => key, make: () => key };
  }
  return {
    read: () =>
      existsSync(keyFile)
        ? longEnough(readFileSync(keyFile, 'utf8').trim(), `The file ${keyFile}`)
        : undefined,
    make() {
      const key = newDataKey();
      mkdirSync(dirname(keyFile), { recursive: true });
      writeFileSync(keyFile, `${key}\n`, { mode: 0o600, flag: 'wx' });
      return key;
    },
  };
}

function longEnough(key: string, where: string): string {
  if (key.length >= MIN_CHARACTERS) return key;
  throw new StoreUnusable(
    `${where} holds no key of a data file: it needs ${MIN_CHARACTERS} random characters or more.`,
  );
}
