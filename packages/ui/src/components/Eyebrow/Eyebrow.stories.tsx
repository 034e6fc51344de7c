import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Section } from '../Section/index.ts';
import { docs } from './Eyebrow.docs.tsx';
import { Eyebrow } from './Eyebrow.tsx';

const meta = {
  title: 'Components/Type/Eyebrow',
  component: Eyebrow,
  parameters: { docsData: docs },
  args: { children: 'Auto loans for every credit story' },
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPanel: Story = {
  render: (args) => (
    <Section background="panel" space="compact">
      <Eyebrow {...args} />
    </Section>
  ),
};

export const Stress: Story = { ...stress, args: { children: longWord } };
