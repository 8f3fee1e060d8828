import { Buttons } from './Buttons.tsx';
import { Colours } from './Colours.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Feedback } from './Feedback.tsx';
import { Forms } from './Forms.tsx';
import { Icons } from './Icons.tsx';
import { Navigation } from './Navigation.tsx';
import { Surfaces } from './Surfaces.tsx';

/** Every component of the design system in its states. */
export function LookingPage(): React.JSX.Element {
  return (
    <main className="page">
      <h1>Aurora Play</h1>
      <p>Every component in its states.</p>
      <Buttons />
      <Forms />
      <Navigation />
      <Dialogs />
      <Surfaces />
      <Feedback />
      <Colours />
      <Icons />
    </main>
  );
}
