/**
 * Imported first: while the script is being loaded, errors record no stack. React creates five
 * then, as later signals. A browser under inspection (developer tools, Lighthouse, journeys) parses
 * the script twice to record one, which took most of the start time.
 */
const usual: unknown = Reflect.get(Error, 'stackTraceLimit');
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Called once all modules have been read. */
export function noteWhereErrorsAreMade(): void {
  Reflect.set(Error, 'stackTraceLimit', usual);
}
