import { type PrintableList, printListWords } from '@milepost/domain/content/paper';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { numbered, ticked, writingLine } from './ListSheet.css.ts';
import { Paper } from './Paper.tsx';

export interface ListSheetProps {
  readonly list: PrintableList;
  readonly onPrinted: () => void;
}

/** A printable list. */
export function ListSheet({ list: { title, parts, phone, end }, onPrinted }: ListSheetProps) {
  return (
    <Paper heading={title} phone={phone} onPrinted={onPrinted}>
      {parts.map(({ heading, list, steps, hasNotes }) => (
        <Stack key={(list ?? steps)?.[0]} gap="s">
          {heading && (
            <Heading level={2} size="h4">
              {heading}
            </Heading>
          )}
          {steps && (
            <ol className={numbered}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {list && (
            <ul className={ticked}>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {hasNotes && (
            <>
              <p className={writingLine}>{printListWords.notes}</p>
              {[2, 3, 4, 5].map((line) => (
                <div key={line} className={writingLine} />
              ))}
            </>
          )}
        </Stack>
      ))}
      {end && <Text>{end}</Text>}
    </Paper>
  );
}
