import type { Check, Examination } from '../check.ts';
import { failureOf } from '../judge.ts';
import { unknown } from '../unknown.ts';

const invalid = { status: 400, codes: ['sealed_payload_invalid'] };
const unknownKey = { status: 409, codes: ['sealing_key_unknown'] };
const stale = { status: 409, codes: ['sealed_payload_stale'] };
/** Not sealed at all: another form, or taken for a broken seal. */
const notSealed = { status: 400, codes: ['sealed_payload_invalid', 'validation_failed'] };

const json = (value: unknown) => ({
  content: JSON.stringify(value),
  contentType: 'application/json',
});

/** The same seal with one character of its last part but one changed. */
function tampered(sealed: unknown): unknown {
  return JSON.parse(
    JSON.stringify(sealed).replace(
      /\.([^."]+)\.([^."]+)"/u,
      (_, text: string, tag: string) =>
        `.${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}.${tag}"`,
    ),
  );
}

async function expectReplayRefused(examination: Examination, sealed: unknown) {
  const first = await examination.send({ raw: json(sealed) });
  if (failureOf(first)?.code.startsWith('seal')) {
    examination.report('a good seal is refused', first.text);
  }
  // The first may well have ended the session, as a changed password does.
  await examination.renewToken();
  await examination.expectRefusal('a replayed seal', { raw: json(sealed) }, stale);
}

/** Sealed calls only accept a fresh seal to their own key, once (A22). */
export const sealedBodies: Check = {
  name: 'sealed bodies',
  rank: 'core',
  appliesTo: (route) => route.metadata.sealed,
  async run(examination) {
    const { sealing } = examination.subject;
    if (!sealing) {
      examination.report('no way to seal is known', examination.route.name);
      return;
    }
    const [{ body }] = examination.validRequests(1);
    const refuse = (what: string, content: unknown, expected: typeof invalid) =>
      examination.expectRefusal(what, { raw: json(content) }, expected);
    const tries = [
      () => refuse('a body that is not sealed', body, notSealed),
      () => refuse('a seal of nothing', { sealed: '' }, notSealed),
      () => refuse('a seal that is not one', { sealed: 'a.b.c.d.e' }, invalid),
      async () => {
        const sealed = (await sealing.seal(body)) as object;
        await refuse('a seal with something beside it', { ...sealed, more: 1 }, notSealed);
      },
      async () =>
        refuse('a seal that was tampered with', tampered(await sealing.seal(body)), invalid),
      async () =>
        refuse('a seal to an unknown key', await sealing.sealToUnknownKey(body), unknownKey),
      async () =>
        refuse('a seal with a made-up nonce', await sealing.sealWithUnknownNonce(body), stale),
      async () => expectReplayRefused(examination, await sealing.seal(body)),
    ];
    for (const attempt of examination.chosenOf(tries)) await attempt();
  },
};

/** A seal is worth nothing once the time of its nonce is over, although nobody has used it (A22). */
export const staleSeals: Check = {
  name: 'stale seals',
  rank: 'other',
  // A reauthentication does not last that long either, and is asked for first.
  appliesTo: ({ metadata }) => metadata.sealed && !metadata.reauthentication,
  missing: ({ sealing }) => (sealing?.sealThatExpires ? undefined : unknown.nonces),
  async run(examination) {
    const [{ body }] = examination.validRequests(1);
    // Nobody signs in while the clock is ahead: that would stand in the wrong place of a history.
    await examination.renewToken();
    await examination.subject.sealing?.sealThatExpires?.(body, async (sealed) => {
      await examination.expectRefusal('a seal whose time is over', { raw: json(sealed) }, stale);
    });
  },
};
