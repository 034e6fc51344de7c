import { Step, Steps } from '@milepost/ui/Steps';

/** Props of PayoffSteps. */
export interface PayoffStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** From the request to the title. */
export function PayoffSteps({ steps }: PayoffStepsProps) {
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
