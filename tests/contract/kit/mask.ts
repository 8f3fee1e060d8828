/** Keys whose values nobody has to read in a report, in any case and with any words before them. */
const secretKey =
  '(?:[A-Za-z]*(?:token|password|secret|challenge|otp)|firebaseIdToken|verificationCode|oldCode|newCode|recoveryCodes?|captcha|signature|authenticatorData|clientDataJSON)';

/** Quotes are escaped if an answer is text within the evidence. */
const inJson = new RegExp(String.raw`(\\*"${secretKey}\\*"\s*:\s*\\*")(?!\\*")[^"\\]+`, 'giu');
/** Forms and addresses: addresses of games carry the session that they are good for. */
const inPairs = new RegExp(
  String.raw`([?&#'\s]|^)((?:${secretKey}|session|ticket|code)=)[^&"'\\\s]+`,
  'giu',
);
/** But not the tokens that the kit makes up. */
const credentials = /\b(Bearer|Basic) (?!made-up)[^\s"'\\]+/gu;
const inHeaders = /((?:set-cookie|cookie|x-api-key)\\*"?:\s*\\*"?)[^"'\\\r\n]+/giu;
/** A token of three parts, wherever it stands. */
const signed = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/gu;

const MASK = '***';

/** The text without tokens, passwords, codes and cookies, so that a report can be shared. */
export function masked(text: string): string {
  return text
    .replaceAll(credentials, `$1 ${MASK}`)
    .replaceAll(inJson, `$1${MASK}`)
    .replaceAll(inPairs, `$1$2${MASK}`)
    .replaceAll(inHeaders, `$1${MASK}`)
    .replaceAll(signed, MASK);
}
