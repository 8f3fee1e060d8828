/** Keys whose values nobody has to read in a report. */
const secretKeys = [
  'token',
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'firebaseIdToken',
  'verificationCode',
].join('|');

/** Quotes are escaped if an answer is text within the evidence. */
const secretValue = new RegExp(
  String.raw`(\\*"(?:${secretKeys})\\*"\s*:\s*\\*")(?!\\*")[^"\\]+`,
  'gu',
);
const bearer = /\bBearer [^\s"\\]+/gu;
/** Addresses of games carry the session that they are good for. */
const inAddress = /([?&#](?:session|token|ticket)=)[^&"\\\s]+/gu;

/** The text without tokens, passwords and codes, so that a report can be shared. */
export function masked(text: string): string {
  return text
    .replaceAll(bearer, 'Bearer ***')
    .replaceAll(secretValue, '$1***')
    .replaceAll(inAddress, '$1***');
}
