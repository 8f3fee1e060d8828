/** A child that a context refers to; XState stores it by its id. */
export function isActorRef(value: object): boolean {
  return 'sessionId' in value && 'send' in value;
}
