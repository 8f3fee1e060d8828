import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod/v4';
import { NotHere } from './not-here.ts';
import type { SetUpHook } from './set-up-hooks.ts';

/**
 * Where a code is read that went to a person, or the text of a picture: an address that is asked, a
 * command that prints it, or what it always is. In the first two `{of}` stands for the receiver, or
 * for the picture's id.
 */
export type CodeSource =
  | { readonly url: string }
  | { readonly command: readonly [string, ...string[]] }
  | { readonly fixed: string };

/** A message that was sent: its code, and its text where that is known. */
export interface SentMessage {
  readonly code: string | null;
  readonly text: string;
}

const COMMAND_MILLISECONDS = 30_000;
const run = promisify(execFile);

const answerSchema = z.object({ code: z.string(), text: z.string().optional() });
const outboxSchema = z.object({
  messages: z.array(
    z.object({ receiver: z.string(), code: z.string().nullable(), text: z.string() }),
  ),
});
const pictureSchema = z.object({ text: z.string() });

async function ask(source: CodeSource, of: string): Promise<SentMessage> {
  if ('fixed' in source) return { code: source.fixed, text: source.fixed };
  if ('command' in source) {
    const [program, ...args] = source.command.map((part) => part.replaceAll('{of}', of));
    const { stdout } = await run(program ?? '', args, { timeout: COMMAND_MILLISECONDS });
    return messageIn(stdout);
  }
  const answer = await fetch(source.url.replaceAll('{of}', encodeURIComponent(of)));
  const text = await answer.text();
  if (!answer.ok) throw new NotHere(`codes.url answered ${answer.status} for ${of}`);
  return messageIn(text);
}

/** JSON with `code`, and `text` where links are read from it; or nothing but the code. */
function messageIn(output: string): SentMessage {
  const text = output.trim();
  if (!text.startsWith('{')) return { code: text, text };
  const { code, text: whole = code } = answerSchema.parse(JSON.parse(text));
  return { code, text: whole };
}

type CallHook = (hook: SetUpHook, body?: object) => Promise<unknown>;

/** The newest message to a receiver, such as `+5511987654321`; undefined where nothing was sent. */
export async function messageTo(
  receiver: string,
  source: CodeSource | undefined,
  setUp: CallHook | undefined,
): Promise<SentMessage | undefined> {
  if (source) return await ask(source, receiver);
  if (!setUp) throw new NotHere('needs the code of an SMS: say where codes come from (codes)');
  const { messages } = outboxSchema.parse(await setUp('outbox'));
  return messages.find((message) => message.receiver === receiver);
}

/** What a captcha picture says. */
export async function textOfPicture(
  captchaId: string,
  source: CodeSource | undefined,
  setUp: CallHook | undefined,
): Promise<string> {
  if (source) return (await ask(source, captchaId)).code ?? '';
  if (!setUp) throw new NotHere('needs a solved puzzle: say who reads pictures (pictures)');
  return pictureSchema.parse(await setUp('captcha', { captchaId })).text;
}
