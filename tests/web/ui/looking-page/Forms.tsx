import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { SearchInput } from '#web/ui/fields/SearchInput.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { Section } from './Section.tsx';

const countries = [
  ['BR', 'Brasil', '+55', '🇧🇷', 'Brazil'],
  ['AR', 'Argentina', '+54', '🇦🇷', ''],
  ['CL', 'Chile', '+56', '🇨🇱', ''],
  ['CO', 'Colômbia', '+57', '🇨🇴', 'Colombia'],
  ['MX', 'México', '+52', '🇲🇽', 'Mexico'],
  ['PE', 'Peru', '+51', '🇵🇪', ''],
  ['PT', 'Portugal', '+351', '🇵🇹', ''],
  ['UY', 'Uruguai', '+598', '🇺🇾', 'Uruguay'],
].map(([value = '', label = '', detail, flag, keywords]) => ({
  value,
  label,
  detail,
  keywords,
  leading: <span aria-hidden>{flag}</span>,
}));

/** Every control in its states. */
export function Forms(): React.JSX.Element {
  const [country, setCountry] = useState('BR');
  const [search, setSearch] = useState('fortune');
  return (
    <Section title="Forms">
      <div className="columns">
        <Field label="Username" required hint="4 to 12 letters and digits">
          <TextInput leading={<UserIcon size={20} />} placeholder="Your name here" />
        </Field>
        <Field label="Password" required error="At least one capital letter">
          <PasswordInput
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="secret"
          />
        </Field>
        <Field label="Referral" optionalMark="optional">
          <TextInput disabled defaultValue="AURORA-2026" />
        </Field>
        <Field label="Country" required>
          <Combobox
            options={countries}
            value={country}
            onChange={setCountry}
            listLabel="Countries"
            emptyText="No country by that name"
            display={({ label, detail }) => `${label} ${detail ?? ''}`}
            data-testid="country"
          />
        </Field>
        <Field label="Verification code" required>
          <CodeInput
            placeholder="6 digits"
            trailing={
              <Button size="s" variant="ghost">
                Send code
              </Button>
            }
          />
        </Field>
        <Field label="Currency">
          <Select defaultValue="BRL">
            <option value="BRL">Real (BRL)</option>
            <option value="USD">Dollar (USD)</option>
          </Select>
        </Field>
        <Field label="Search games" hideLabel>
          <SearchInput
            value={search}
            onValueChange={setSearch}
            clearLabel="Clear search"
            placeholder="Search games"
          />
        </Field>
        <Checkbox defaultChecked>
          I am 18 or older and I agree to the <a href="#terms">terms of use</a>
        </Checkbox>
        <Checkbox error="Please agree to the terms">I agree to the terms</Checkbox>
      </div>
    </Section>
  );
}
