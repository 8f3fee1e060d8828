import { createContext, use } from 'react';

/** What a Field passes to its control. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Whether the controls within can be read but not changed, such as while a form is being sent. */
export const ReadOnlyContext = createContext(false);

/** Whether the control can be read but not changed. Unlike a disabled one it keeps the focus. */
export function useReadOnly(): boolean {
  return use(ReadOnlyContext);
}

interface ControlAttributes {
  id: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The attributes that tie a control to the Field around it; all undefined outside of one. */
export function useFieldControl(): ControlAttributes {
  const field = use(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid === true || undefined,
    'aria-required': field?.required === true || undefined,
  };
}
