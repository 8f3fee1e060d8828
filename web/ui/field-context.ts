import { createContext, use } from 'react';

/** What a Field tells the control inside it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

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
