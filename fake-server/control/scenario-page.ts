import { html } from '../http/html.ts';
import { framed } from './frame.ts';

/** The page of a scenario link: a button, because following a link must change nothing. */
export function scenarioPage(siteName: string, names: readonly string[], action: string): string {
  return framed({
    title: 'Scenario',
    here: 'scenario',
    siteName,
    script: undefined,
    main: html`
      <form class="card" method="post" action="${action}">
        <h1>${names.length === 0 ? 'normal' : names.join(', ')}</h1>
        <p>Puts the world into ${names.length > 1 ? 'these scenarios' : 'this scenario'} alone, for everybody, and leads on.</p>
        <button class="strong">Begin</button>
      </form>`,
  });
}
