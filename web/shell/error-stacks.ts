/**
 * Imported before everything else: until the whole script has been read, an error does not note
 * where it was made. React makes five then, as signals for later. A browser under inspection
 * (developer tools, Lighthouse, the journeys) reads the script twice to note it, which took most of
 * the time that the script takes to start.
 */
const usual: unknown = Reflect.get(Error, 'stackTraceLimit');
Reflect.deleteProperty(Error, 'stackTraceLimit');

/** Called once all modules have been read. */
export function noteWhereErrorsAreMade(): void {
  Reflect.set(Error, 'stackTraceLimit', usual);
}
