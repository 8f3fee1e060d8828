import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const count = Number(new URLSearchParams(location.search).get('fields') ?? 1);
const names = Array.from({ length: count }, (_, index) => `field${index}`);

/** The minimal React form: one state, a label and an input per field. */
function BareForm() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <form>
      {names.map((name) => (
        <label key={name}>
          {name}
          <input
            name={name}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </label>
      ))}
    </form>
  );
}

const container = document.querySelector('#root');
if (container !== null) createRoot(container).render(<BareForm />);
