import type { Answer } from './kit/answer.ts';
import { evidenceOf } from './kit/evidence.ts';

/** What had to succeed, for something else to be asked, was refused. */
export class GoodRequestRefused extends Error {
  readonly route: string;
  readonly answer: Answer;

  constructor(route: string, answer: Answer) {
    super(`It answered ${answer.status}: ${evidenceOf(answer.text)}`);
    this.route = route;
    this.answer = answer;
  }
}
