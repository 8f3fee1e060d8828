import type { Services } from './services.ts';

/** Shows a success message; `text` is a message key. */
export function raiseSuccess(
  { notices }: Pick<Services, 'notices'>,
  key: string,
  text: string,
): void {
  const notice = { key, kind: 'success', text, persistent: false } as const;
  notices.send({ type: 'notice.raised', notice });
}
