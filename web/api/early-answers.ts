/**
 * Answers to the public calls that the page asks for before its script has loaded
 * (`web/shell/boot.ts`), by address. Each is taken once.
 */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** The early answer for this address, or undefined when none was asked for. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = window.earlyAnswers;
  const answer = answers?.[url];
  if (answers && answer) delete answers[url];
  return answer;
}
