import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { iconNames, NamedIcon } from '../NamedIcon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Icon.docs.tsx';
import { Icon, IconTile } from './index.ts';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  subcomponents: { IconTile },
  parameters: { docsData: docs },
  args: { children: <path d="M4 20 12 4l8 16zM12 10v4" /> },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every icon of the set, under the name that data gives it. */
export const All: Story = {
  render: () => (
    <Grid itemWidth="small" gap="m">
      {iconNames.map((name) => (
        <Stack key={name} gap="xs" align="center">
          <NamedIcon name={name} size="large" />
          <Text as="span" size="small">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="m">
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
      <Text size="lead">
        <Icon {...args} /> as large as its words
      </Text>
    </Inline>
  ),
};

export const Labeled: Story = {
  args: { label: 'Road works' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Road works' })).toBeVisible();
  },
};

export const OnATile: Story = {
  render: (args) => (
    <Inline>
      <IconTile>
        <Icon {...args} size="medium" />
      </IconTile>
      {(['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'surface'] as const).map((background) => (
        <IconTile key={background} background={background}>
          <Icon {...args} size="medium" />
        </IconTile>
      ))}
    </Inline>
  ),
};

/** An icon that points along the reading direction flips with it. */
export const Directional: Story = {
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  render: () => (
    <Inline>
      <NamedIcon name="arrow-right" size="large" />
      <NamedIcon name="check" size="large" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, check] = canvasElement.querySelectorAll('svg');
    await expect(arrow).toHaveStyle({ scale: '-1 1' });
    await expect(check).toHaveStyle({ scale: 'none' });
  },
};

export const Stress: Story = { ...stress, args: { label: longWord, size: 'large' } };
