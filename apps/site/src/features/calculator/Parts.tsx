import { calculatorParts, partStates } from '@milepost/domain/content/calculator-more';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Skeleton } from '@milepost/ui/Skeleton';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { type ComponentType, useEffect, useState } from 'react';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { part } from './Calculator.css.ts';

/** Props of each part's content. */
export interface PartProps {
  readonly onPrintSchedule: () => void;
}

type PartName = keyof typeof calculatorParts;

const contents: Readonly<Record<PartName, () => Promise<ComponentType<PartProps>>>> = {
  deal: async () => (await import('./more/DealPart.tsx')).DealPart,
  extra: async () => (await import('./more/ExtraPart.tsx')).ExtraPart,
  schedule: async () => (await import('./more/SchedulePart.tsx')).SchedulePart,
  compare: async () => (await import('./more/ComparePart.tsx')).ComparePart,
};

const names = Object.keys(calculatorParts) as PartName[];

/** Props of Parts. */
export interface PartsProps extends PartProps {
  /** The ids of the open parts. */
  readonly expandedKeys: ReadonlySet<string>;
  readonly onExpandedChange: (keys: Set<string>) => void;
}

/** What unfolds below the result: four parts, each loaded once it is opened. */
export function Parts({ expandedKeys, onExpandedChange, ...props }: PartsProps) {
  return (
    <Accordion
      allowsMultipleExpanded
      headingLevel={3}
      expandedKeys={expandedKeys}
      onExpandedChange={onExpandedChange}
    >
      {names.map((name) => (
        <Part
          key={name}
          name={name}
          isOpen={expandedKeys.has(calculatorParts[name].id)}
          {...props}
        />
      ))}
    </Accordion>
  );
}

interface OnePartProps extends PartProps {
  readonly name: PartName;
  readonly isOpen: boolean;
}

function Part({ name, isOpen, ...props }: OnePartProps) {
  const [tries, setTries] = useState(1);
  const { value: Content, hasFailed } = useLoaded(contents[name], isOpen && tries);
  return (
    <AccordionItem
      {...calculatorParts[name]}
      onClickCapture={(event) => {
        if (!isOpen || !hasFailed) return;
        // Asked for again, it stays open.
        event.stopPropagation();
        setTries(tries + 1);
      }}
    >
      {Content ? (
        <div className={part}>
          <Content {...props} />
        </div>
      ) : hasFailed ? (
        <Text role="alert">{partStates.failed}</Text>
      ) : (
        isOpen && <Waiting />
      )}
    </AccordionItem>
  );
}

const patience = 400;

/** Nothing at first: what is here at once needs no place kept for it. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <>
        <VisuallyHidden>{partStates.loading}</VisuallyHidden>
        <Skeleton count={3} />
      </>
    )
  );
}
