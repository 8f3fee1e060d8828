/** What an executed action does to the outside, as `Step.effects` names it. */
export function effectName(action: {
  readonly type: string;
  readonly params: unknown;
}): string | undefined {
  const event = (action.params as { readonly event?: { readonly type?: string } } | undefined)
    ?.event;
  if (action.type === 'xstate.emit') return `emitted ${event?.type}`;
  if (action.type === 'xstate.sendTo') return `sent ${event?.type}`;
  return action.type.startsWith('xstate.') ? undefined : action.type;
}
