/** Says, to the compiler alone, that a type is exactly another: neither wider, nor narrower, nor `any`. */
export type Exactly<Given, Wanted> = 0 extends 1 & Given
  ? never
  : [Given, Wanted] extends [Wanted, Given]
    ? true
    : never;
