/** For a button that goes with its press: the keyboard goes on in the page. */
export function leaveForPage(act: () => void): () => void {
  return () => {
    act();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
}
