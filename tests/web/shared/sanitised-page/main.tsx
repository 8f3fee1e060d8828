import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';

declare global {
  /** Shows HTML as the portal would. */
  var show: (html: string) => void;
  /** What hostile HTML calls when it gets to run. */
  var pwned: string[];
  /** What the content policy had to refuse. */
  var refused: string[];
}

globalThis.pwned = [];
globalThis.refused = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  refused.push(`${violatedDirective} ${blockedURI}`);
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const place = document.getElementById('place');
if (!place) throw new Error('the page has no place');
const root = createRoot(place);
let shown = 0;
globalThis.show = (html) => {
  shown += 1;
  root.render(
    <BrowserRouter>
      <Where />
      <div id="shown" key={shown}>
        <SanitisedHtml html={html} />
      </div>
    </BrowserRouter>,
  );
};
document.body.dataset['ready'] = 'true';
