/*
 * Where Google and Facebook send people back to (G5). What they answered goes to the tab that asked
 * and to nobody else: the name of the channel is the state that only that tab knows. The address is
 * cleared before anything else, and the window closes.
 */
{
  const answer = location.hash === '' ? location.search.slice(1) : location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  const state = new URLSearchParams(answer).get('state');
  if (state !== null) {
    try {
      // oxlint-disable-next-line no-restricted-globals -- this page has no script but this one
      const channel = new BroadcastChannel(`sign-in-return:${state}`);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: this one
      channel.postMessage(answer);
      channel.close();
    } catch {
      // With cookies blocked: the tab that asked sees the window close, and says that nobody answered.
    }
  }
  window.close();
}
