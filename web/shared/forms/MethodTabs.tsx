import { type ReactNode, useId } from 'react';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';

interface MethodTabsProps<Method extends string> {
  readonly label: string;
  readonly methods: readonly { readonly id: Method; readonly label: string }[];
  readonly selected: Method;
  readonly disabled: boolean;
  readonly onSelect: (method: Method) => void;
  /** The fields of the selected method. */
  readonly children: ReactNode;
}

/** The methods of a form, as tabs; with a single one, only its fields. */
export function MethodTabs<Method extends string>({
  methods,
  disabled,
  selected,
  children,
  ...attributes
}: MethodTabsProps<Method>) {
  const idBase = useId();
  if (methods.length < 2) return children;
  return (
    <div className="stack gap-4">
      <Tabs
        {...attributes}
        idBase={idBase}
        look="pill"
        tabs={methods.map((method) => ({ ...method, disabled }))}
        selected={selected}
      />
      <TabPanel idBase={idBase} id={selected}>
        {children}
      </TabPanel>
    </div>
  );
}
