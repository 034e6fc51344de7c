// The components that shadcn/ui copies into an app, with the same packages. Class names are shortened.
import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { ChevronDownIcon } from 'lucide-react';
import * as AccordionPrimitive from 'radix-ui/accordion';
import * as LabelPrimitive from 'radix-ui/label';
import * as Slot from 'radix-ui/slot';
import * as TabsPrimitive from 'radix-ui/tabs';
import { twMerge } from 'tailwind-merge';

const cn = (...inputs) => twMerge(clsx(inputs));

const badge = cva('badge', { variants: { variant: { default: 'a', secondary: 'b' } } });

export function Badge({ className, variant, asChild = false, ...props }) {
  const Element = asChild ? Slot.Root : 'span';
  return <Element className={cn(badge({ variant }), className)} {...props} />;
}

export function TextField({ label, id, className, ...props }) {
  return (
    <div>
      <LabelPrimitive.Root htmlFor={id} className={cn('label')}>
        {label}
      </LabelPrimitive.Root>
      <input id={id} className={cn('input', className)} {...props} />
    </div>
  );
}

export function Accordion(props) {
  return <AccordionPrimitive.Root {...props} />;
}

export function AccordionItem({ heading, children, className, ...props }) {
  return (
    <AccordionPrimitive.Item className={cn('item', className)} {...props}>
      <AccordionPrimitive.Header className="flex">
        <AccordionPrimitive.Trigger className={cn('trigger')}>
          {heading}
          <ChevronDownIcon className="size-4" />
        </AccordionPrimitive.Trigger>
      </AccordionPrimitive.Header>
      <AccordionPrimitive.Content className="content">{children}</AccordionPrimitive.Content>
    </AccordionPrimitive.Item>
  );
}

export const Tabs = ({ className, ...props }) => (
  <TabsPrimitive.Root className={cn('tabs', className)} {...props} />
);
export const TabList = ({ className, ...props }) => (
  <TabsPrimitive.List className={cn('list', className)} {...props} />
);
export const Tab = ({ className, ...props }) => (
  <TabsPrimitive.Trigger className={cn('tab', className)} {...props} />
);
export const TabPanel = ({ className, ...props }) => (
  <TabsPrimitive.Content className={cn('panel', className)} {...props} />
);
