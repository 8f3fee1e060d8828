import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setUpHooks } from '../set-up-hooks.ts';
import { kitConfigJsonSchema } from './config-schema.ts';
import { WrongArguments } from './wrong-arguments.ts';

const hookLines = Object.entries(setUpHooks).map(
  ([name, does]) => `    // ${JSON.stringify(name)}: false,  // ${does}`,
);

/** A config to start from. It tries the fake server as `npm start` starts it. */
const startingConfig = (schema: string) => `{
  // An editor that knows JSON Schema completes and checks this file by this line.
  "$schema": ${JSON.stringify(`./${schema}`)},

  // Address of the API. \`--against https://their.server/api\` overrides it.
  "address": "http://localhost:8080/api",

  // People made for tests: the kit changes their data and moves their money. Each signs in with a
  // password that is read from an environment variable, or has a session already ("tokenFrom").
  // Remove whom you do not have: every report then says what stayed untested.
  "people": {
    "member": {
      "username": "maria",
      "passwordFrom": "PORTAL_PASSWORD",
      // The address of the account, and an account at a bank that can be added to be paid out to.
      "email": "maria@example.com",
      "payoutAccount": { "kind": "pix", "keyType": "email", "key": "maria.silva@banco.example" }
    },
    // One who has played in the last weeks.
    "otherMember": { "username": "joao", "passwordFrom": "PORTAL_PASSWORD" },
    "agent": { "username": "carlos", "passwordFrom": "PORTAL_PASSWORD" },
    // Directly below that agent, with people below and a contract.
    "agentBelow": { "username": "fernanda", "passwordFrom": "PORTAL_PASSWORD" },
    "trials": true
  },

  // Where codes are read that go out by SMS and mail: an address that answers with the code, a
  // command that prints it, or a fixed code. {of} is the receiver, such as +5511987654321.
  // Without it the set-up hook "outbox" is asked.
  // "codes": { "url": "/test/codes?receiver={of}" },
  // "codes": { "command": ["./read-code.sh", "{of}"] },
  // "codes": { "fixed": "123456" },

  // The same for what a captcha picture says; {of} is its id. Without it the hook "captcha" is asked.
  // "pictures": { "fixed": "0000" },

  // Set-up hooks: they do what no call of the contract does. Each is below the base, unless it has an
  // address of its own; false says that it is missing. A path is one at the server of the API.
  // Remove all of it if you have none.
  "setUp": {
    "base": "/control/api",
${hookLines.join('\n')}
  },

  // Whether it takes the header x-portal-scenario, which puts one request into a situation.
  "scenarios": true,

  // Calls or whole domains that do not exist yet, such as "pvp" or "games.hot".
  "notBuilt": [],

  // Reads whose answer changes by itself between two calls.
  "changingReads": [],

  // How long to wait after "too many requests", and the most requests in a minute: needed where the
  // server does not say by RateLimit headers how many it takes.
  "rate": {
    "patienceSeconds": 60,
    // "requestsPerMinute": 600,
  },

  // "quick", "usual" or "thorough".
  "effort": "usual",

  // Another seed makes other requests.
  "seed": 1,

  // Folder of the report: kit.html, kit.json and kit.junit.xml.
  "report": "kit-report",

  // Failures that are known. \`--record\` writes them, and later runs fail on new ones only.
  // "baseline": "kit-baseline.json"
}
`;

/**
 * Writes a config to start from, with comments, and its JSON Schema beside it.
 *
 * @returns the two files
 * @throws WrongArguments where the config is there already
 */
export function writeStartingConfig(file: string): readonly [string, string] {
  if (existsSync(file)) throw new WrongArguments(`${file} is there already, and stays as it is.`);
  const schemaFile = join(dirname(file), `${basename(file).replace(/\.jsonc?$/u, '')}.schema.json`);
  writeFileSync(file, startingConfig(basename(schemaFile)));
  writeFileSync(schemaFile, `${JSON.stringify(kitConfigJsonSchema(), null, 2)}\n`);
  return [file, schemaFile];
}
