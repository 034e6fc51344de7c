import { calculatorParts, partStates } from '@milepost/domain/content/calculator-more';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Skeleton } from '@milepost/ui/Skeleton';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { part } from './Calculator.css.ts';
import type { PartProps } from './more/PartProps.ts';

type PartName = keyof typeof calculatorParts;

const options = { fallback: <Waiting /> };
const contents: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  deal: lazyPart(async () => (await import('./more/DealPart.tsx')).DealPart, options),
  extra: lazyPart(async () => (await import('./more/ExtraPart.tsx')).ExtraPart, options),
  schedule: lazyPart(async () => (await import('./more/SchedulePart.tsx')).SchedulePart, options),
  compare: lazyPart(async () => (await import('./more/ComparePart.tsx')).ComparePart, options),
};

const names = Object.keys(calculatorParts) as PartName[];

export interface PartsProps extends PartProps {
  /** The ids of the open parts. */
  readonly expandedKeys: ReadonlySet<string>;
  readonly onExpandedChange: (keys: Set<string>) => void;
}

/** The four parts below the result. Each is loaded when it is opened. */
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
  const Content = contents[name];
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <AccordionItem {...calculatorParts[name]} contentWidth="full">
      {wasOpened && (
        <div className={part}>
          <Content {...props} />
        </div>
      )}
    </AccordionItem>
  );
}

const placeholderDelay = 400;

/** Renders nothing at first: a part that is ready at once needs no placeholder. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), placeholderDelay);
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
