import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inWords } from '#machines/catalogue/in-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './ActList.module.css';
import {
  type EditableAct,
  type EditableField,
  type EditProblem,
  editableFields,
  readEdited,
  withEdited,
} from './edit-act.ts';

interface EditActProps {
  readonly act: EditableAct;
  /** The act in words. */
  readonly label: string;
  readonly onTake: (act: EditableAct) => void;
  readonly onCancel: () => void;
}

/** The values of an example, to be changed before it happens. */
export function EditAct({ act, label, onTake, onCancel }: EditActProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [problems, setProblems] = useState<ReadonlyMap<string, EditProblem>>(new Map());
  const fields = editableFields(act);
  const take = (data: FormData) => {
    const found = new Map<string, EditProblem>();
    const edited = fields.map((field): EditableField => {
      const name = nameOf(field);
      if (typeof field.value === 'boolean') return { ...field, value: data.has(name) };
      const text = data.get(name);
      const read = readEdited(field, typeof text === 'string' ? text : '');
      if ('value' in read) return { ...field, value: read.value };
      found.set(name, read.problem);
      return field;
    });
    setProblems(found);
    if (found.size === 0) onTake(withEdited(act, edited));
  };
  return (
    <form
      className={styles.edit}
      aria-label={t('edit.title', { act: label })}
      onSubmit={(event) => {
        event.preventDefault();
        take(new FormData(event.currentTarget));
      }}
    >
      {fields.map((field) => {
        const name = nameOf(field);
        const problem = problems.get(name);
        return typeof field.value === 'boolean' ? (
          <Checkbox key={name} name={name} defaultChecked={field.value}>
            {wordsOf(field)}
          </Checkbox>
        ) : (
          <Field key={name} label={wordsOf(field)} error={problem && t(`edit.problem.${problem}`)}>
            <TextInput
              name={name}
              defaultValue={String(field.value)}
              inputMode={typeof field.value === 'number' ? 'decimal' : undefined}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        );
      })}
      <div className="cluster">
        <Button type="submit" size="s">
          {t('edit.take')}
        </Button>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

function nameOf({ path }: EditableField): string {
  return path.join('.');
}

/** 'withdrawal · parts 1 · state' */
function wordsOf({ path }: EditableField): string {
  return path
    .map((name) => (/^\d+$/u.test(name) ? String(Number(name) + 1) : inWords(name)))
    .join(' · ');
}
