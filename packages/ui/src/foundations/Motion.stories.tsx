import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { vars } from '../theme/contract.css.ts';
import { scale } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['animation', 'easing', 'duration'] },
} satisfies Meta;

export default meta;

type Duration = keyof typeof scale.duration;

export const Motion: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <div className={styles.inMode}>
        <Text weight="bold">Your device asks for less motion, so nothing moves here.</Text>
      </div>
      <Stack as="ul" gap="l">
        {Object.entries(scale.duration).map(([name, value]) => (
          <Specimen
            key={name}
            name={name}
            code={`vars.duration.${name}`}
            values={[`${value}, ${scale.easing.out}`]}
          >
            <div className={styles.track}>
              <span
                className={styles.runner}
                style={{ transitionDuration: vars.duration[name as Duration] }}
              />
            </div>
          </Specimen>
        ))}
      </Stack>
    </Stack>
  ),
};
