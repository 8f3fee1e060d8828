import { fireEvent } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { found, type Mark } from './screen.ts';
import type { Stage } from './stage.tsx';
import type { UserAction } from './walked-flow.ts';

type Control = Pick<Mark, 'role' | 'name'>;

/** Presses a control; several names where it is called differently from case to case. */
export function press(...controls: readonly Control[]): UserAction {
  return { control: () => controls.flatMap(found), perform: (element) => fireEvent.click(element) };
}

/** Presses the first control that there is: the next ones where the ones before are not shown. */
export function pressFirst(...controls: readonly Control[]): UserAction {
  return {
    ...press(...controls),
    control: () => controls.map(found).find(({ length }) => length > 0) ?? [],
  };
}

/** Presses a control, where a change has to be agreed to before: the box is ticked first. */
export function pressAgreeing(box: Control, ...controls: readonly Control[]): UserAction {
  return {
    ...press(...controls),
    perform: (element) => {
      const [agreement] = found(box);
      if (agreement instanceof HTMLInputElement && !agreement.checked) fireEvent.click(agreement);
      fireEvent.click(element);
    },
  };
}

/** Types one more character: possible at any time, whether or not the machine listens. */
export function typeInto(control: UserAction['control']): UserAction {
  return {
    control,
    perform: (element) => {
      const { value } = element as HTMLInputElement;
      fireEvent.change(element, { target: { value: `${value}1` } });
    },
    isAlwaysPossible: true,
  };
}

/** Ticks or unticks a box: possible at any time, as typing is. */
export function tick(box: Control): UserAction {
  return { ...press(box), isAlwaysPossible: true };
}

/** What no control of the view does, but another part of the portal, or the browser. */
export function happen(perform: (on: Stage) => void): UserAction {
  return {
    control: () => [document.body],
    perform: (_, on) => perform(on),
    isAlwaysPossible: true,
  };
}

/** An event that reaches the machine from outside of the view. */
export function sendEvent(event: AnyEventObject): UserAction {
  return happen(({ actor }) => actor.send(event));
}

/** Presses what looks as if it could be pressed at any time, whether or not the machine listens. */
export function pressAnyTime(...controls: readonly Control[]): UserAction {
  return { ...press(...controls), isAlwaysPossible: true };
}
