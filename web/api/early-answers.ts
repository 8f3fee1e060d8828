/**
 * Answers to the public calls that the page makes before its script has loaded
 * (`web/shell/boot.ts`), by address. Each is used once.
 */
declare global {
  interface Window {
    /** Undefined or a rejection if the call must be repeated. */
    earlyAnswers?: Record<string, Promise<EarlyAnswer | undefined>>;
  }
}

/** A success from before the script. */
export interface EarlyAnswer {
  readonly body: unknown;
  /** The settings revision of the answer; null if the host embedded it in the page. */
  readonly settingsRevision: string | null;
}

/** The early answer for this address; undefined without a success. */
export async function takeEarlyAnswer(url: string): Promise<EarlyAnswer | undefined> {
  const answers = window.earlyAnswers;
  const answer = answers?.[url];
  if (!answers || !answer) return undefined;
  delete answers[url];
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
