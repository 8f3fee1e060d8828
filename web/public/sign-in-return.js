/*
 * The page that Google and Facebook redirect to (G5). It passes the answer only to the tab that
 * asked: the channel's name is the state, which only that tab knows. The address is cleared first,
 * and the window closes.
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
      // With blocked cookies the tab that asked sees the window close, and reports no answer.
    }
  }
  window.close();
}
