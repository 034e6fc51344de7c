import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';

/** Props of Inputs. */
export interface InputsProps {
  /** A label and what was given for it. */
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** What a printed sheet was worked out from. */
export function Inputs({ rows }: InputsProps) {
  return (
    <DescriptionList>
      {rows.map(([label, text]) => (
        <DescriptionItem key={label} term={label}>
          {text}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
