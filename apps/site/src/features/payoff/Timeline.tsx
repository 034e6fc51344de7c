import { Step, Steps } from '@milepost/ui/Steps';

/** Props of Timeline. */
export interface TimelineProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** From the request to the title. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <Steps>
      {steps.map(({ title, text }) => (
        <Step key={title} heading={title}>
          {text}
        </Step>
      ))}
    </Steps>
  );
}
