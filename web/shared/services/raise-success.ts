import type { Services } from './services.ts';

/** Says that something is done, for a moment; `text` is a key of the messages. */
export function raiseSuccess(
  { notices }: Pick<Services, 'notices'>,
  key: string,
  text: string,
): void {
  const notice = { key, kind: 'success', text, persistent: false } as const;
  notices.send({ type: 'notice.raised', notice });
}
