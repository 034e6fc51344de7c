import type { Field } from '@milepost/domain/forms';

/** Fields under one heading, in rows of one or more side by side. */
export interface FieldGroup {
  readonly label: string | undefined;
  readonly rows: (readonly [Field, ...Field[]])[];
}

/** Groups a form's fields as the page shows them. */
export function groupsOf(fields: readonly Field[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    if (field.group !== undefined || groups.length === 0) {
      groups.push({ label: field.group, rows: [] });
    }
    const rows = groups.at(-1)?.rows ?? [];
    const above = rows.at(-1);
    if (field.isBeside && above) rows[rows.length - 1] = [...above, field];
    else rows.push([field]);
  }
  return groups;
}
