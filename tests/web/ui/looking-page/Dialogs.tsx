import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialogs/Dialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { Section } from './Section.tsx';

/** After this the alert that passes asks to close. */
const PASSING_MILLISECONDS = 5000;

const widths: readonly NonNullable<DialogProps['width']>[] = [400, 600, 'form'];

/** Dialogs of every width, one on top of the other. */
export function Dialogs(): React.JSX.Element {
  const [shown, setShown] = useState<DialogProps['width']>();
  const [second, setSecond] = useState(false);
  const [alert, setAlert] = useState(false);
  const [firm, setFirm] = useState(false);
  const [passing, setPassing] = useState<string>();
  const close = (): void => setShown(undefined);
  return (
    <Section title="Dialogs">
      <div className="row">
        {widths.map((width) => (
          <Button key={width} onClick={() => setShown(width)}>
            Dialog {width}
          </Button>
        ))}
        <Button onClick={() => setFirm(true)}>Firm dialog</Button>
        <Button variant="danger" onClick={() => setAlert(true)}>
          Alert
        </Button>
        <Button onClick={() => setPassing('open')}>Passing alert</Button>
        <output>{passing}</output>
      </div>
      <Dialog
        open={firm}
        onClose={(reason) => setFirm(reason !== 'button')}
        title="Firm"
        closeLabel="Close firm dialog"
      >
        <p>Only its button closes this one.</p>
      </Dialog>
      <AlertDialog
        open={alert}
        onClose={() => setAlert(false)}
        tone="warning"
        title="Sign out?"
        actions={[
          { id: 'stay', label: 'Stay', onAction: () => setAlert(false) },
          { id: 'leave', label: 'Sign out', variant: 'danger', onAction: () => setAlert(false) },
        ]}
      >
        You can come back at any time.
      </AlertDialog>
      <AlertDialog
        open={passing === 'open'}
        onClose={(reason) => setPassing(`closed by ${reason}`)}
        tone="positive"
        title="Customer service"
        width={600}
        coverCloses
        timeoutMs={PASSING_MILLISECONDS}
        actions={[{ id: 'ok', label: 'All right', onAction: () => setPassing('closed by hand') }]}
      >
        <p>
          We answer <strong>at any hour</strong>.
        </p>
      </AlertDialog>
      {widths.map((width) => (
        <Dialog
          key={width}
          open={shown === width}
          onClose={close}
          title={`Dialog ${width}`}
          closeLabel="Close"
          width={width}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={() => setSecond(true)}>
                Another one
              </Button>
            </>
          }
        >
          <p>A calm text that says what this is about, in two or three lines at most.</p>
          <Field label="Name">
            <TextInput data-autofocus />
          </Field>
        </Dialog>
      ))}
      <Dialog
        open={second}
        onClose={() => setSecond(false)}
        title="On top"
        closeLabel="Close"
        coverCloses={false}
      >
        <p>The cover does not close this one.</p>
      </Dialog>
    </Section>
  );
}
