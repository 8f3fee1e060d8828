/**
 * Answers to the public calls that the page asks for before its script has loaded
 * (`web/shell/boot.ts`), by address. Each is taken once.
 */
declare global {
  interface Window {
    /** Undefined, or a rejection, for one that is to be asked for again. */
    earlyAnswers?: Record<string, Promise<EarlyAnswer | undefined>>;
  }
}

/** A success from before the script. */
export interface EarlyAnswer {
  readonly body: unknown;
  /** The settings by which it was made; null for an answer that the host wrote into the page. */
  readonly settingsRevision: string | null;
}

/** The early answer for this address, or undefined when there is none that succeeded. */
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
