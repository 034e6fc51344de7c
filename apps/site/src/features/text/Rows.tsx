import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';

export interface InputsProps {
  /** A label and its value. */
  readonly rows: readonly (readonly [label: string, text: string])[];
}

/** The inputs of a printed result. */
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
