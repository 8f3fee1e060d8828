import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import { choice, group, whole } from './setting.ts';

/** The longest text that a field can be set to take, in code points. */
const LONGEST_FIELD = 255;

/** How the form has a field. */
export type FieldUse = 'off' | 'optional' | 'required';

const patterns = Object.fromEntries(
  Object.entries(patternRules).map(([name, rule]) => [name, rule.name]),
) as Readonly<Record<PatternName, string>>;

function accepts(pattern: PatternName, shortest: number, longest: number) {
  return {
    minLength: whole(shortest, [0, LONGEST_FIELD], 'characters', 'from'),
    maxLength: whole(longest, [1, LONGEST_FIELD], 'characters', 'to'),
    pattern: choice(pattern, patterns, 'pattern'),
  };
}

const uses = { off: 'off', optional: 'optional', required: 'required' } as const;

function optionalField(title: string, use: FieldUse, ...rule: Parameters<typeof accepts>) {
  return group({ use: choice(use, uses, 'use'), ...accepts(...rule) }, title);
}

/** What the fields of a registration accept (A3 to A5); the others reuse one of these. */
export const fieldSettings = {
  fields: group({
    username: group(accepts('lettersAndDigits', 4, 16), 'Username'),
    // Long, with any character, as OWASP and NIST recommend; common passwords are also refused.
    password: group(accepts('freeText', 8, 128), 'Password'),
    mobileNum: group(accepts('digits', 4, 14), 'Codes for a mobile number'),
    payeeName: optionalField('Payee name', 'off', 'fullName', 3, 60),
    email: optionalField('Email', 'optional', 'email', 6, 80),
    qqNum: optionalField('QQ number', 'off', 'digits', 5, 12),
    recommenderId: optionalField('Recommender', 'off', 'lettersAndDigits', 3, 20),
    paymentPassword: optionalField('Payment password', 'off', 'digits', 6, 6),
    line: optionalField('LINE', 'off', 'noSpaces', 3, 30),
    whatsapp: optionalField('WhatsApp', 'off', 'digits', 8, 15),
    zalo: optionalField('Zalo', 'off', 'digits', 8, 15),
    facebook: optionalField('Facebook', 'off', 'freeText', 3, 60),
    wechat: optionalField('WeChat', 'off', 'firstLetter', 6, 20),
    idNumber: optionalField('ID number', 'off', 'digits', 11, 11),
    affiliateCode: optionalField('Affiliate code', 'optional', 'lettersAndDigits', 4, 20),
  }),
};
