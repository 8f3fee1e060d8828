/** Tells the page that opened this window, and nobody else, who signed in; then it closes. */
const answer = document.body.dataset;
const site = /** @type {Window | null} */ (window.opener);
if (answer['message'] !== undefined && answer['origin'] !== undefined) {
  site?.postMessage(answer['message'], answer['origin']);
}
window.close();
