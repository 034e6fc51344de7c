import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { scale } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['typography', 'font', 'text styles'] },
} satisfies Meta;

export default meta;

const samples: Record<string, string> = {
  h1: 'Find it. Finance it. Drive it.',
  h2: 'Know your payment before you go',
  h3: 'What happens next',
  h4: 'Payoff quote',
  figure: '$427.53',
  lead: 'See what you qualify for in minutes. It does not change your credit score.',
  body: 'We send your quote by email within 24 hours. It is good for 10 days from the date you chose.',
  small: 'Your account number is at the top of every statement.',
  tiny: 'This calculator is not a representation of a deal and is merely a tool.',
  label: 'Account number',
};

type Group = 'text' | 'weight' | 'leading' | 'tracking';

/** Returns the name and value of a step of the scale from its variable. */
const stepOf = (group: Group, variable: string) => {
  const steps = Object.entries(scale[group]);
  const [name, value] = steps.find(([step]) => Reflect.get(vars[group], step) === variable) ?? [];
  return `${group}.${name} ${value}`;
};

const stepsOf = (rule: (typeof type)[keyof typeof type]) => [
  stepOf('text', rule.fontSize),
  [
    stepOf('weight', 'fontWeight' in rule ? rule.fontWeight : vars.weight.regular),
    stepOf('leading', rule.lineHeight),
    stepOf('tracking', 'letterSpacing' in rule ? rule.letterSpacing : vars.tracking.body),
  ].join(', '),
];

/** Every style, with its steps of the scale. */
export const Styles: StoryObj = {
  render: () => (
    <Stack as="ul" gap="xl">
      {Object.entries(styles.types).map(([name, className]) => (
        <Specimen key={name} name={name} values={stepsOf(type[name as keyof typeof type])}>
          <div className={className}>{samples[name]}</div>
        </Specimen>
      ))}
    </Stack>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {Object.entries(scale.text).map(([name, fontSize]) => (
        <Specimen key={name} name={name} code={`vars.text.${name}`} values={[fontSize]}>
          <div style={{ fontSize }}>60 months at 6.99% APR</div>
        </Specimen>
      ))}
    </Stack>
  ),
};

export const Weights: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="medium">
      {Object.entries(scale.weight).map(([name, fontWeight]) => (
        <Specimen key={name} name={name} code={`vars.weight.${name}`} values={[fontWeight]}>
          <div style={{ fontWeight }}>60 months at 6.99% APR</div>
        </Specimen>
      ))}
    </Grid>
  ),
};

export const LineHeights: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="medium">
      {Object.entries(scale.leading).map(([name, lineHeight]) => (
        <Specimen key={name} name={name} code={`vars.leading.${name}`} values={[lineHeight]}>
          <div style={{ lineHeight }}>{samples.body}</div>
        </Specimen>
      ))}
    </Grid>
  ),
};
