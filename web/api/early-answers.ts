/**
 * Answers to the public calls that the page asks for before its script has loaded
 * (`web/shell/boot.ts`), by address. Each is taken once.
 */
declare global {
  interface Window {
    /** The body of each success; undefined, or a rejection, for one that is to be asked for again. */
    earlyAnswers?: Record<string, Promise<unknown>>;
  }
}

/** The body of the early answer for this address, or undefined when there is none that succeeded. */
export async function takeEarlyAnswer(url: string): Promise<unknown> {
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
