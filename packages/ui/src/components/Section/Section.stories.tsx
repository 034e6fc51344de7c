import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Section.docs.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { docsData: docs, layout: 'fullscreen' },
  args: {
    children: (
      <Stack gap="l">
        <Heading level={2}>Consumer Resources</Heading>
        <Text tone="soft">Everything for your loan in one place.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Backgrounds: Story = {
  render: (args) => (
    <>
      {(['page', 'surface', 'sunken', 'panel'] as const).map((background) => (
        <Section key={background} {...args} background={background} />
      ))}
    </>
  ),
};

export const Compact: Story = { args: { space: 'compact', background: 'sunken' } };

export const WithoutSpace: Story = { args: { space: 'none' } };

export const AsRegion: Story = {
  args: {
    'aria-labelledby': 'calculator',
    children: (
      <Heading level={2} id="calculator">
        Auto Loan Calculator
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Auto Loan Calculator' })).toBeVisible();
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <Stack>
        <Heading level={2}>{longWord}</Heading>
        <Text>{longWord}</Text>
      </Stack>
    ),
  },
};
