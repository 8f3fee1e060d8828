import type { ActFate, errorCatalogue, NextStep } from '#contract/error-catalogue.ts';

type Texts = Readonly<Record<string, unknown>>;

/** What each next step means to a person, in the order of the page. */
export const nextSteps: Readonly<Record<NextStep, string>> = {
  correct: 'Correct the marked fields and send again.',
  retry: 'Try again.',
  wait: 'Wait for the stated time, then try again.',
  resend: 'Ask for a new code.',
  askForLink: 'Request a new link by email.',
  changePassword: 'Choose a new password.',
  signIn: 'Sign in.',
  register: 'Create an account.',
  chooseAnother: 'Choose another game, vendor or name.',
  seeLimits: 'See and change your own limits.',
  seeWhy: 'See why, until when, and what is still possible.',
  contactService: 'Contact customer service.',
  allowPopups: 'Allow pop-ups, or use the link.',
  openSecureAddress: 'Open the page over HTTPS.',
  goHome: 'Go back to the home page.',
};

/** What each code says about the sent action, in a word. */
export const fates: Readonly<Record<ActFate, string>> = {
  decided: 'decided',
  maybeDone: 'may be done',
  notSeen: 'not looked at',
};

/** The page that lists every error with its status, its next step and its texts (S12). */
export function errorPages(
  catalogue: typeof errorCatalogue,
  texts: { readonly pt: Texts; readonly en: Texts },
): string {
  const entries = Object.entries(catalogue);
  const sections = Object.entries(nextSteps).map(([next, meaning]) => {
    const rows = entries
      .filter(([, entry]) => entry.next === next)
      .map(([code, { status, act }]) => {
        const where = status === 0 ? 'browser' : String(status);
        return `| \`${code}\` | ${where} | ${fates[act]} | ${cell(texts.pt[code])} | ${cell(texts.en[code])} |`;
      });
    const none = 'No error asks for this now.';
    const table = [
      '| code | status | act | Portuguese | English |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ];
    return `## ${meaning}\n\n\`${next}\`\n\n${rows.length === 0 ? none : table.join('\n')}\n`;
  });
  return `# Errors

Made from contract/error-catalogue.ts and the message files by \`node tools/error-docs.ts\`: not to be edited.

Every error that a person can be told, by what they can do next. The status is that of the answer;
'browser' marks what only the browser can notice. The third column tells what became of the act that
was sent: it was decided; it may be done all the same; or it was stopped before it was looked at, so
that an earlier try with the same key may be done.

${sections.join('\n')}`;
}

const cell = (text: unknown) => String(text).replaceAll('|', '\\|');
