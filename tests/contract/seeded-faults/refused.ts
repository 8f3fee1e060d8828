import type { FieldError, ServerErrorCode } from '#contract/errors.ts';

/** The small server says no. */
export class Refused extends Error {
  readonly code: ServerErrorCode;
  readonly fields: FieldError[] | undefined;

  constructor(code: ServerErrorCode, fields?: FieldError[]) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}
