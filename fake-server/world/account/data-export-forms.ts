import { momentOf } from '../../kernel/clock.ts';
import { maskedEmail, maskedFullName, maskedMobile, maskedName } from '../../kernel/masked-name.ts';
import type { DataForm, DataSection } from '../../store/data-export/section.ts';

/** The format of each kind of value in the data export. */
const forms: Readonly<Record<DataForm, (value: unknown) => unknown>> = {
  moment: (value) => momentOf(Number(value)),
  flag: (value) => value === 1,
  json: (value): unknown => JSON.parse(String(value)),
  base64: (value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : null),
  maskedName: (value) => maskedName(String(value)),
  maskedFullName: (value) => maskedFullName(String(value)),
  maskedContact: (value) =>
    String(value).includes('@') ? maskedEmail(String(value)) : maskedMobile(String(value)),
};

/** A row in the data export: by the file's names, each value in its format. */
export function writtenRow(
  { fields }: DataSection,
  columns: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(fields).map(([column, field]) => {
        const value = columns[column] ?? null;
        if (typeof field === 'string') return [field, value];
        return [field.name, value === null ? null : forms[field.form](value)];
      }),
    ),
  );
}
