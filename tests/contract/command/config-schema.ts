import { z } from 'zod/v4';
import { payoutTargetSchema } from '#contract/entities/payout-account.ts';
import { efforts } from '../kit/effort.ts';
import { type SetUpHook, setUpHooks } from '../set-up-hooks.ts';

const address = z
  .url({ protocol: /^https?$/u, error: 'expected an address that begins with http:// or https://' })
  .describe('An address that begins with http:// or https://');

/** An address, or a path at the server of the API. */
const placeOr = (other: string) =>
  z
    .string()
    .regex(/^(?:https?:\/\/[^/]|\/)/u, `expected an address, a path such as /test/codes${other}`);

const place = placeOr('').describe('An address, or a path at the server of the API');

const variable = z
  .string()
  .regex(/^[A-Za-z_]\w*$/u, 'expected the name of an environment variable, such as PORTAL_PASSWORD')
  .describe('Name of an environment variable: secrets stay out of the file');

const personFields = {
  username: z.string().min(1).describe('Name that the person signs in with'),
  passwordFrom: variable.optional().describe('Environment variable that holds the password'),
  tokenFrom: variable
    .optional()
    .describe(
      'Instead of a password: environment variable that holds the token of an open session. ' +
        'What signs in and out is not tested then',
    ),
};

interface Secrets {
  readonly passwordFrom?: string | undefined;
  readonly tokenFrom?: string | undefined;
}

const hasOneSecret = ({ passwordFrom, tokenFrom }: Secrets) =>
  (passwordFrom === undefined) !== (tokenFrom === undefined);
const oneSecret = { error: 'expected one of passwordFrom and tokenFrom' };

const person = (who: string) =>
  z.strictObject(personFields).refine(hasOneSecret, oneSecret).describe(who);

const member = z
  .strictObject({
    ...personFields,
    email: z.email().optional().describe('Email address that the account has'),
    payoutAccount: payoutTargetSchema
      .optional()
      .describe(
        'An account at a bank in the name of the member, which can be added to be paid out to',
      ),
  })
  .refine(hasOneSecret, oneSecret)
  .describe(
    'A member with a real account, who signs in, plays, pays and changes things. Without one a ' +
      'trial account asks, and most calls that need a real account stay untested',
  );

const source = (what: string, of: string) =>
  z
    .union(
      [
        z.strictObject({ url: place.describe('Address that answers with it') }),
        z.strictObject({
          command: z.tuple([z.string().min(1)], z.string()).describe('Program and arguments'),
        }),
        z.strictObject({ fixed: z.string().min(1).describe('What it always is') }),
      ],
      { error: 'expected one of { "url": "…" }, { "command": ["…"] } and { "fixed": "…" }' },
    )
    .describe(`${what} {of} in an address or an argument stands for ${of}. The answer is the code \
alone, or JSON with "code", and "text" where a link is in it.`);

const calls = z.array(z.string().min(1));

const hookAddress = z.union([placeOr(', or false where it is missing'), z.literal(false)]);

const hookEntries = Object.entries(setUpHooks).map(
  ([name, does]) => [name, hookAddress.optional().describe(does)] as const,
);

/** The config file of the kit: what it cannot know of a back end. Options override it. */
export const kitConfigSchema = z.strictObject({
  $schema: z.string().optional(),
  address: address
    .optional()
    .describe('Address of the API, such as https://their.server/api. Option: --against'),
  people: z
    .strictObject({
      member: member.optional(),
      otherMember: person(
        'A second member, whose data the first one must never see; one who has played shows how ' +
          'rounds are told',
      ).optional(),
      agent: person('An agent, for the calls that only agents may make').optional(),
      agentBelow: person(
        'An agent directly below that agent, with people below and a contract of their own: the calls ' +
          'about contracts, teams and income are made between the two',
      ).optional(),
      trials: z
        .boolean()
        .optional()
        .describe('Whether anybody can get a trial account from the back end (default: true)'),
    })
    .optional()
    .describe('People made for tests. The kit changes their data and moves their money'),
  codes: source(
    'Where the kit reads the codes that went out by SMS or mail (default: the set-up hook outbox).',
    'the receiver, such as +5511987654321',
  ).optional(),
  pictures: source(
    'Where the kit reads what a captcha picture says (default: the set-up hook captcha).',
    'the id of the picture',
  ).optional(),
  setUp: z
    .strictObject({
      base: place.optional().describe('Address below which every hook is that has none of its own'),
      ...(Object.fromEntries(hookEntries) as Record<SetUpHook, (typeof hookEntries)[number][1]>),
    })
    .optional()
    .describe(
      'Set-up hooks: addresses that put the back end into situations which no call brings about. ' +
        'What a missing hook leaves untested is said first in every report',
    ),
  scenarios: z
    .boolean()
    .optional()
    .describe('Whether it takes the header x-portal-scenario, as the fake server does'),
  notBuilt: calls
    .optional()
    .describe(
      'Calls or domains that do not exist yet: pvp, games.hot. They are left out, and named',
    ),
  changingReads: calls
    .optional()
    .describe('Reads whose answer changes by itself between two calls, such as games.hot'),
  rate: z
    .strictObject({
      requestsPerMinute: z
        .int()
        .positive()
        .optional()
        .describe('The most requests that the kit sends in a minute (default: no bound)'),
      patienceSeconds: z
        .int()
        .nonnegative()
        .optional()
        .describe('How long to wait where the server has had too many requests (default: 60)'),
    })
    .optional()
    .describe('Bounds of the rate of requests'),
  effort: z
    .enum(efforts)
    .optional()
    .describe('How much is asked of each call (default: usual). Options: --quick, --thorough'),
  only: calls.optional().describe('Calls or domains to try, and no other. Option: --only'),
  leaveOut: calls.optional().describe('Calls or domains to leave alone. Option: --leave-out'),
  readOnly: z
    .boolean()
    .optional()
    .describe('Nothing but reads: no codes, no changes. Option: --read-only'),
  seed: z.int().nonnegative().optional().describe('Seed of generated requests. Option: --seed'),
  report: z
    .string()
    .min(1)
    .optional()
    .describe('Folder of kit.html, kit.json and kit.junit.xml, from this file. Option: --report'),
  baseline: z
    .string()
    .min(1)
    .optional()
    .describe('File with the failures that are known, from this file. Option: --baseline'),
});

/** What a config file says. */
export type KitConfig = z.infer<typeof kitConfigSchema>;

/** The JSON Schema of the config file, for editors; Visual Studio Code takes comments by it. */
export function kitConfigJsonSchema(): object {
  const title = 'Config of the contract kit';
  const schema = z.toJSONSchema(kitConfigSchema, { io: 'input', target: 'draft-7' });
  return { ...schema, title, allowComments: true, allowTrailingCommas: true };
}
